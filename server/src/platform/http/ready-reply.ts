import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packedReply } from './packed-replies.ts';

/**
 * A reply that was written earlier: the whole envelope as JSON text, matching what the endpoint declares. For large
 * things that are read far more often than they change.
 */
export class ReadyReply {
  readonly write: () => string;
  /** Identifies this version of the reply; sent as a weak ETag. */
  readonly version: string;
  /** Identifies these exact bytes among all replies: they are compressed once and sent to everyone. */
  readonly exact: string;

  constructor(write: () => string, { version, exact }: { version: string; exact: string }) {
    this.write = write;
    this.version = version;
    this.exact = exact;
  }
}

/** Sends it, or a 304 to clients that have it already. Clients always revalidate, so no one sees an outdated one. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyReply,
): Promise<FastifyReply> {
  const tag = `W/"${ready.version}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  reply.header('vary', 'authorization, accept-encoding');
  if (knowsVersion(request, tag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string' || negotiate(accepted, ['br']) !== 'br') return reply.send(ready.write());
  return reply.header('content-encoding', 'br').send(await packedReply(ready.exact, ready.write));
}

/** Whether the client has this version already: RFC 9110 §13.1.2, weak comparison. */
export function knowsVersion(request: FastifyRequest, tag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  const plain = tag.replace(/^W\//, '');
  return header
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === plain);
}
