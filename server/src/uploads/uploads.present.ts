import type { UploadReply } from '@chalkline/contract/uploads/upload.schema.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknownAddress } from '../platform/http/failures.ts';
import type { MaybeViewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import type { FetchedUpload } from './uploads.fetch.service.ts';
import { uploadName, writePass } from './uploads.rules.ts';
import type { UploadRow } from './uploads.table.ts';

/**
 * An upload as calls give it. `everybody`: the thing it hangs on is public, so its path needs no pass and may
 * be kept; else the path holds a pass for the viewer's session.
 */
export function presentUpload(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: MaybeViewer,
  upload: UploadRow,
  audience: 'everybody' | 'viewer',
): UploadReply {
  const { id, width, height } = upload;
  const name = uploadName(upload);
  if (audience === 'everybody' || viewer === null) return { id, path: name, width, height };
  const pass = writePass(parts.config.appSecret, name, viewer.sessionId, parts.clock.now());
  return { id, path: `${name}?pass=${pass}`, width, height };
}

/** Sends a file, or the same answer as for an address that never was. */
export async function sendUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  fetched: FetchedUpload | null,
): Promise<FastifyReply> {
  if (!fetched) return answerUnknownAddress(request, reply.header('cache-control', 'no-store'));
  const { name, isPublic } = fetched;
  const etag = `"${name}"`;
  reply
    .header('cache-control', isPublic ? 'public, max-age=3600, immutable' : 'private, no-cache')
    .header('etag', etag)
    // Whatever the file is, as a page it may do nothing.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', isPublic ? 'cross-origin' : 'same-site')
    .header('content-disposition', 'inline');
  // What a name stands for never changes, only who may see it.
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const file = await fetched.open();
  if (!file) throw new Error(`The file of ${name} is missing.`);
  return reply.type(file.contentType).header('content-length', file.size).send(file.stream);
}
