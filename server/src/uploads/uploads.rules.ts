import { imageEndings, type UploadType } from '@chalkline/contract/uploads/upload.schema.ts';

export interface NamedUpload {
  readonly id: string;
  readonly contentType: UploadType;
}

/** The name under which an upload is stored and fetched. */
export function uploadName({ id, contentType }: NamedUpload): string {
  return `${id}.${imageEndings[contentType]}`;
}

export function storageKey(upload: NamedUpload): string {
  return `uploads/${uploadName(upload)}`;
}
