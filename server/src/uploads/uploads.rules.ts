import { type UploadType, uploadEndings } from '@chalkline/contract/uploads/upload.schema.ts';

export interface NamedUpload {
  readonly id: string;
  readonly contentType: UploadType;
}

/** The name under which an upload is stored and fetched. */
export function uploadName({ id, contentType }: NamedUpload): string {
  return `${id}.${uploadEndings[contentType]}`;
}

export function storageKey(upload: NamedUpload): string {
  return `uploads/${uploadName(upload)}`;
}

/** Everything else is a file to download. */
export function isPicture({ contentType }: Pick<NamedUpload, 'contentType'>): boolean {
  return contentType.startsWith('image/');
}
