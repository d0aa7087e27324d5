import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../storage/storage.ts';
import { knowsVersion } from './ready-reply.ts';

export interface FileToSend {
  /** Identifies the content, which never changes under it; sent as the ETag. */
  readonly version: string;
  /**
   * `everybody`: shared caches may keep it for an hour. `everybody_now`: they revalidate each time. `viewer`: only the
   * browser keeps it, and revalidates each time.
   */
  readonly audience: keyof typeof caching;
  readonly open: () => Promise<StoredFile | null>;
  /** Downloaded under this name instead of shown. */
  readonly download?: string;
}

/** A reply that is a file instead of an envelope. */
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

/** Sends it, or a 304 to clients that have it already. Throws if it is missing from the storage. */
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
    // Opened as a page, the file can't run anything; its type is never guessed.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', audience === 'viewer' ? 'same-site' : 'cross-origin')
    .header('content-disposition', download ? attachedAs(download) : 'inline');
  if (knowsVersion(request, tag)) return reply.code(304).send();
  const stored = await open();
  if (!stored) throw new Error(`The file ${version} is missing.`);
  return reply.type(stored.contentType).header('content-length', stored.size).send(stored.stream);
}

/** RFC 6266: the plain name for old clients, and the exact one. */
function attachedAs(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9. _-]/g, '_');
  const header = `attachment; filename="${plain}"`;
  if (plain === name) return header;
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${header}; filename*=UTF-8''${exact}`;
}
