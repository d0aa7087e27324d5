import { readdir, readFile } from 'node:fs/promises';
import { basename, join, matchesGlob } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { type House, houseOf, type SourceFile } from './house.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Beyond .gitignore: what no rule reads. Fixtures under `broken` break the rules on purpose. */
const never = ['.git', 'node_modules/', 'fixtures/broken/'];

const texts =
  /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs|css|html|svg|json|md|sql|sh|yml|yaml|txt|webmanifest)$|^\.?[a-z]+$/;

/** Reads the working tree, new files too, without what .gitignore leaves out. */
export async function readHouse(): Promise<House> {
  const ignored = [
    ...never,
    ...(await readFile(join(root, '.gitignore'), 'utf8')).split('\n').filter(Boolean),
  ];
  return houseOf(await readFolder('', ignored));
}

async function readFolder(folder: string, ignored: readonly string[]): Promise<SourceFile[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const wanted = entries
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() }))
    .filter(({ path, isFolder }) => !ignored.some((pattern) => matches(path, isFolder, pattern)));
  const read = wanted.map(({ path, isFolder }) => (isFolder ? readFolder(path, ignored) : readText(path)));
  return (await Promise.all(read)).flat();
}

async function readText(path: string): Promise<SourceFile[]> {
  const text = texts.test(basename(path)) ? await readFile(join(root, path), 'utf8') : '';
  return [{ path, text }];
}

/** The part of .gitignore's language that ours uses: `name`, `*.ending`, `/from/the/root`, `folder/`. */
export function matches(path: string, isFolder: boolean, pattern: string): boolean {
  if (pattern.endsWith('/') && !isFolder) return false;
  const bare = pattern.replace(/\/$/, '');
  return matchesGlob(path, bare.startsWith('/') ? bare.slice(1) : `**/${bare}`);
}
