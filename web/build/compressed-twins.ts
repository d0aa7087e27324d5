import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json)$/;
const worthItBytes = 1024;
const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Lays a .br and a .gz beside each file: the server need not compress, and the best level costs nothing. */
export function compressedTwins(): Plugin {
  return {
    name: 'compressed-twins',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      await Promise.all(files.map((entry) => layTwins(join(entry.parentPath, entry.name))));
    },
  };
}

async function layTwins(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthItBytes) return;
  for (const [ending, compress] of Object.entries(squeeze)) {
    await writeFile(`${path}.${ending}`, await compress(content));
  }
}
