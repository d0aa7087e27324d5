import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../parts.ts';
import { admit } from './access.ts';
import { assertRepeatable, assertSound } from './boot-checks.ts';
import { companionInput, isCompanionCall } from './companion-input.ts';
import { FileReply, sendFile } from './file-reply.ts';
import { answerOnce } from './idempotency.ts';
import { needsFile, readFiles } from './multipart.ts';
import { networkOf } from './network.ts';
import type { RateGate } from './rate-gate.ts';
import { ReadyReply, sendReady } from './ready-reply.ts';
import { replyChecker } from './reply-check.ts';
import { replyWriter, writtenReplies } from './reply-writer.ts';
import { type Incoming, Page, type Route } from './serve.ts';
import { check } from './validation.ts';
import type { Identify, MaybeViewer } from './viewer.ts';

export interface RegisterOptions {
  readonly parts: Parts;
  readonly identify: Identify;
  readonly gate: RateGate;
  /** Throws when this person may not write at present, whatever the call. */
  readonly mayCall?: (endpoint: Endpoint, viewer: MaybeViewer) => Promise<void>;
  /** Tests: a reply with an undeclared key or an undeclared code is an error of ours. */
  readonly strict: boolean;
}

/**
 * Puts one endpoint on the server: access, limit, checks, handler, envelope, in this order. The first two before
 * the body is read: what a stranger sends is not worth the work of taking it apart.
 */
export function register(app: FastifyInstance, route: Route, options: RegisterOptions): void {
  const { endpoint } = route;
  assertSound(endpoint);
  assertRepeatable(route);
  const checkReply = options.strict ? replyChecker(endpoint) : null;
  const admitted = new WeakMap<FastifyRequest, MaybeViewer>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // What comes in is checked by the contract's own schemas below.
    schema: { response: writtenReplies(endpoint) },
    serializerCompiler: replyWriter(endpoint),
    config: { endpoint },
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    onRequest: async (request, reply) => {
      // Files and boards, which caches may keep, say so themselves.
      reply.header('cache-control', 'no-store');
      const viewer = await admit(endpoint, request, options.identify, options.parts.config);
      await options.gate.pass(endpoint, viewer?.personId ?? networkOf(request.ip));
      admitted.set(request, viewer);
    },
    handler: async (request, reply) => {
      const viewer = admitted.get(request);
      if (viewer === undefined) throw new Error(`${endpoint.path} was reached past its door.`);
      await options.mayCall?.(endpoint, viewer);
      const incoming = await read(endpoint, request, reply, options.parts);
      const answer = (parts: Parts) => route.handle({ ...incoming, parts, viewer } as never);
      const mayRepeat = async (parts: Parts) => route.mayRepeat?.({ ...incoming, parts, viewer } as never);
      const outcome = endpoint.idempotency
        ? await answerOnce(options.parts, { ...incoming, endpoint, request, viewer }, answer, mayRepeat)
        : await answer(options.parts);
      if (reply.sent || reply.raw.headersSent) return reply;
      if (outcome instanceof ReadyReply) {
        checkReply?.(JSON.parse(outcome.write()));
        return sendReady(request, reply, outcome);
      }
      if (outcome instanceof FileReply) return sendFile(request, reply, outcome);
      const envelope = enveloped(outcome);
      checkReply?.(envelope);
      return reply.code(endpoint.status ?? 200).send(envelope);
    },
  });
}

async function read(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  const isCompanion = isCompanionCall(endpoint.path);
  // The apps send a form only where they have a file.
  const isForm = endpoint.files && (!isCompanion || request.isMultipart() || needsFile(endpoint.files));
  const sent =
    endpoint.files && isForm ? await readFiles(request, endpoint.files) : { fields: request.body, files: {} };
  const companion = isCompanion ? await companionInput(request, sent.fields) : null;
  return {
    parts,
    params: endpoint.params ? check(endpoint.params, request.params, 'params') : {},
    query: check(endpoint.query ?? noQuery(endpoint), companion ?? request.query, 'query'),
    body: endpoint.body ? check(endpoint.body, companion ?? sent.fields, 'body') : undefined,
    files: sent.files,
    address: request.ip,
    raw: { request, reply },
  } satisfies Omit<Incoming<unknown, unknown, unknown, unknown>, 'viewer'>;
}

function enveloped(outcome: unknown): object {
  if (!(outcome instanceof Page)) return { message: 'OK', data: outcome };
  const { data, next, total } = outcome;
  return { message: 'OK', data, next, ...(total !== undefined && { total }) };
}

/** A call without a query still refuses unknown keys on /api, and ignores them for the apps. */
function noQuery(endpoint: Endpoint) {
  return isCompanionCall(endpoint.path) ? z.object({}) : z.strictObject({});
}
