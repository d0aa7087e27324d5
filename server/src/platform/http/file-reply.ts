import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../storage/storage.ts';
import { knowsVersion } from './ready-reply.ts';

export interface FileToSend {
  /** What stands under it never changes; sent as the ETag. */
  readonly version: string;
  /**
   * `everybody`: caches on the way may keep it for an hour. `everybody_now`: they ask each time whether it is still so.
   * `viewer`: nobody keeps it but the browser, which asks each time.
   */
  readonly audience: keyof typeof caching;
  readonly open: () => Promise<StoredFile | null>;
  /** Saved under this name instead of shown: plain letters, digits, dashes and dots. */
  readonly download?: string;
}

/** An answer that is a file and no envelope. */
export class FileReply {
  readonly file: FileToSend;

  constructor(file: FileToSend) {
    this.file = file;
  }
}

const caching = {
  everybody: 'public, max-age=3600, immutable',
  everybody_now: 'public, no-cache',
  viewer: 'private, no-cache',
} as const;

/** Sends it, or 304 to who has it already. Throws when the storage has lost it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file }: FileReply,
): Promise<FastifyReply> {
  const { version, audience, open, download } = file;
  const tag = `"${version}"`;
  reply
    .header('etag', tag)
    .header('cache-control', caching[audience])
    // Whatever the file is, as a page it may do nothing, and it is what its type says.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', audience === 'viewer' ? 'same-site' : 'cross-origin')
    .header('content-disposition', download ? `attachment; filename="${download}"` : 'inline');
  if (knowsVersion(request, tag)) return reply.code(304).send();
  const stored = await open();
  if (!stored) throw new Error(`The file ${version} is missing.`);
  return reply.type(stored.contentType).header('content-length', stored.size).send(stored.stream);
}
