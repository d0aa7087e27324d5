import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartRefusal } from '../start-refusal.ts';

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/**
 * The entries of a .tar.gz in order, one at a time in memory. Throws a `StartRefusal` when there is no such
 * file, it is cut off or it is no such archive.
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), tar);
  // The loop below ends with the same failure; this keeps it from counting as unhandled meanwhile.
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) };
    await reading;
  } catch (failure) {
    throw explained(failure, path);
  }
}

function explained(failure: unknown, path: string): unknown {
  if (!(failure instanceof Error)) return failure;
  const { code } = failure as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') {
    return new StartRefusal(`${path} can’t be read (${code}).`, { cause: failure });
  }
  if (code?.startsWith('Z_') || /tar|Unexpected end|Premature close/i.test(failure.message)) {
    return new StartRefusal(`${path} is cut off, or it isn’t a Chalkline backup.`, { cause: failure });
  }
  return failure;
}
