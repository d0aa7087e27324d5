import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/**
 * Files by key (`uploads/<id>.webp`). Keys are made by the server, never taken from a caller, and the end of
 * a key says what the file is: see storage-key.ts.
 */
export interface FileStorage {
  /** Writes all or nothing: nobody ever reads half a file. An older one under the key is replaced. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
  /** Every key, in order; for backup. */
  keys(): AsyncIterable<string>;
}
