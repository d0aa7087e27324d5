import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { newId } from '../ids/new-id.ts';
import type { Parts } from '../parts.ts';
import { isCompanionCall } from './companion-input.ts';
import { answerFailure, answerFailures } from './failures.ts';
import { answerParserError, refuseOddRequests } from './parser-errors.ts';
import { unsupportedMediaType } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface ServerOptions {
  /** For tests: undeclared keys and codes fail the call. */
  readonly strict: boolean;
  /** Multiplies every rate limit; default 1. Load tests come from a single address. */
  readonly rateLimitFactor?: number;
}

/** Fastify with everything all calls share: limits, headers, errors, metrics. No routes yet. */
export async function makeServer(parts: Parts, options: ServerOptions): Promise<FastifyInstance> {
  const { config } = parts;
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _request, reply) => answerFailure(error, reply),
    clientErrorHandler: answerParserError,
    http: { requireHostHeader: false },
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: 1_048_576,
    requestTimeout: longestArrival,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    ajv: { customOptions: { strict: false } },
  });
  answerFailures(app, options);
  refuseOddRequests(app);
  takeEmptyBodies(app);
  takeForms(app);
  measure(app, parts);
  await app.register(helmet, securityHeaders(config));
  await app.register(cors, {
    origin: config.corsOrigins.length > 0 ? [...config.corsOrigins] : false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposedHeaders: ['x-request-id', 'etag', 'retry-after', 'content-disposition'],
    maxAge: 600,
  });
  await app.register(multipart, { throwFileSizeLimit: true });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  return app;
}

/** Milliseconds in which a request must arrive: clients that send it byte by byte hold a connection. */
const longestArrival = 300_000;

/** A number is the count of proxies in front of us. */
function trusted(
  setting: Config['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}

/**
 * Companion apps send `content-type: application/json` with an empty body, which Fastify rejects. On /mobileapis an
 * empty body is accepted; elsewhere it is an error.
 */
function takeEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && isCompanionCall(request.url)) return done(null, undefined);
    if (request.routeOptions.config.endpoint?.takesRawBody) return done(null, body);
    return parseJson(request, body as string, done);
  });
  app.removeContentTypeParser('text/plain');
}

/** Mail programs post one call of the contract as a form. All other calls accept no forms. */
function takeForms(app: FastifyInstance): void {
  const most = { parseAs: 'string', bodyLimit: 1024 } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', most, (request, _body, done) => {
    if (request.routeOptions.config.endpoint?.takesForms) return done(null, undefined);
    return done(unsupportedMediaType('Send JSON.'));
  });
}

function measure(app: FastifyInstance, parts: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, path, status: String(reply.statusCode) };
    parts.metrics.calls.observe(labels, reply.elapsedTime / 1000);
    const line = { ...labels, milliseconds: Math.round(reply.elapsedTime), requestId: request.id };
    if (reply.statusCode >= 500) parts.log.error(line, 'call');
    else parts.log.debug(line, 'call');
  });
}
