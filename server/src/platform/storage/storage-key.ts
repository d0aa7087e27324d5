/** What the last part of a key stands for. A file of another kind comes as bytes to download. */
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  zip: 'application/zip',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Lower-case parts that begin with a letter or digit, parted by slashes: no part can be `..` or hidden, and
 * two keys never meet in one file on a disk that ignores case.
 */
const keyPattern = /^[a-z0-9][a-z0-9_.-]*(\/[a-z0-9][a-z0-9_.-]*)*$/;

/** Throws for a key that could lead out of the storage: a mistake of ours, never a caller's. */
export function assertStorageKey(key: string): void {
  if (key.length > 200 || !keyPattern.test(key)) throw new Error(`'${key}' cannot be a file's key.`);
}

export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
