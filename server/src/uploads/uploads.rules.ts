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

/** Whether it starts and ends as a PDF does and isn't encrypted. */
export function isReadablePdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1024).toString('latin1');
  return (
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
    end.includes('%%EOF') &&
    !bytes.includes('/Encrypt')
  );
}
