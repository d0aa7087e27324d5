import type { DocumentReply, FileReply, UploadReply } from '@chalkline/contract/uploads/upload.schema.ts';
import type { UploadWithPath } from './uploads.fetch.service.ts';
import type { FileWithPath, ImageWithPath } from './uploads.service.ts';

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

export function presentFile(file: FileWithPath): FileReply {
  return { ...presentDocument(file), name: file.name, type: file.contentType };
}
