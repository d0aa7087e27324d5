import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An answer that was written earlier: the whole envelope as JSON text, which must be what the endpoint
 * declares. For large things that are read far more often than they change.
 */
export class ReadyReply {
  readonly json: string;
  /** What names this very version of the answer; sent as a weak ETag. */
  readonly version: string;

  constructor(json: string, version: string) {
    this.json = json;
    this.version = version;
  }
}

/** Sends it, or 304 to who has it already. Every use asks again, so nobody sees an old one. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyReply): FastifyReply {
  const tag = `W/"${ready.version}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
  if (knowsVersion(request, tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(ready.json);
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
