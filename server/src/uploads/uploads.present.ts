import type { UploadReply } from '@chalkline/contract/uploads/upload.schema.ts';
import type { UploadWithPath } from './uploads.fetch.service.ts';

export function presentUpload({ id, path, width, height }: UploadWithPath): UploadReply {
  return { id, path, width, height };
}
