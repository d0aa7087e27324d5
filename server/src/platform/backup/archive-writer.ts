import { createWriteStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Adds entries to a .tar.gz, one after the other. */
export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
}

/** Writes a .tar.gz that only its user can read. Nothing is held in memory but the entry being written. */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  const add: ArchiveWriter['add'] = async (name, bytes) => {
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 });
    entry.end(bytes);
    await finished(entry);
  };
  const filled = fill({ add }).then(
    () => tar.finalize(),
    (failure: Error) => {
      tar.destroy(failure);
      throw failure;
    },
  );
  // A full disk ends the writing while the filling still waits for room.
  await Promise.all([written, filled]);
}
