import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { hour } from '@chalkline/contract/spans.ts';
import { newId } from '../ids/new-id.ts';
import type { FileStorage } from './storage.ts';
import { assertStorageKey, contentTypeOf } from './storage-key.ts';

/** Where files are while they are written. Begins with a dot, so no key can name it. */
const incoming = '.incoming';
const abandonedAfter = 24 * hour;

/** Files in a folder. What `put` has promised survives a power cut. */
export function makeFolderStorage(folder: string): FileStorage {
  let prepared: Promise<void> | null = null;
  return {
    async put(key, bytes) {
      assertStorageKey(key);
      prepared ??= prepare(folder);
      await prepared;
      const target = join(folder, key);
      await mkdir(dirname(target), { recursive: true });
      const draft = join(folder, incoming, newId());
      try {
        await writeThrough(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(dirname(target));
    },
    async get(key) {
      assertStorageKey(key);
      const file = await open(join(folder, key), 'r').catch(nullWhenMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size, contentType: contentTypeOf(key) };
    },
    async remove(key) {
      assertStorageKey(key);
      await rm(join(folder, key), { force: true });
    },
    async *keys() {
      yield* (await filesBelow(folder, folder)).toSorted();
    },
  };
}

/** Makes the folders and throws away what a killed process was writing. */
async function prepare(folder: string): Promise<void> {
  const drafts = join(folder, incoming);
  await mkdir(drafts, { recursive: true });
  for (const name of await readdir(drafts)) {
    const draft = join(drafts, name);
    const found = await stat(draft).catch(nullWhenMissing);
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(draft, { force: true });
  }
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is only safe once its folder is written too. Windows cannot open folders, and needs not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries: Dirent[] = (await readdir(folder, { withFileTypes: true }).catch(nullWhenMissing)) ?? [];
  const found = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('.'))
      .map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesBelow(root, path) : [relative(root, path).split(sep).join('/')];
      }),
  );
  return found.flat();
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
