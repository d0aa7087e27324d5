import type { DocumentReply, UploadReply } from '@chalkline/contract/uploads/upload.schema.ts';
import type { UploadWithPath } from './uploads.fetch.service.ts';
import type { ImageWithPath } from './uploads.service.ts';

export function presentUpload({ id, path, width, height }: ImageWithPath): UploadReply {
  return { id, path, width, height };
}

export function presentDocument({
  id,
  path,
  bytes,
}: Pick<UploadWithPath, 'id' | 'path' | 'bytes'>): DocumentReply {
  return { id, path, bytes };
}
