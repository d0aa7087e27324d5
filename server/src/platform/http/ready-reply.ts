import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packedReply } from './packed-replies.ts';

/**
 * An answer that was written earlier: the whole envelope as JSON text, which must be what the endpoint
 * declares. For large things that are read far more often than they change.
 */
export class ReadyReply {
  readonly write: () => string;
  /** What names this very version of the answer; sent as a weak ETag. */
  readonly version: string;
  /** What names these very bytes among the answers of all calls: they are packed once, and sent to everybody. */
  readonly exact: string;

  constructor(write: () => string, { version, exact }: { version: string; exact: string }) {
    this.write = write;
    this.version = version;
    this.exact = exact;
  }
}

/** Sends it, or 304 to who has it already. Every use asks again, so nobody sees an old one. */
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

/** Whether whoever asks has this version already: RFC 9110 §13.1.2, compared weakly. */
export function knowsVersion(request: FastifyRequest, tag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  const plain = tag.replace(/^W\//, '');
  return header
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === plain);
}
