import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/**
 * What a first visit loads before its screen is complete: the entry, the screen's own chunk and everything those
 * import. Prints each file with its brotli size. `node bench/first-screen.ts home`, `… leaderboard`, or the source
 * of another screen; without one, the shell alone. Ends with 1 when the scripts are over the budget.
 */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const budgetBytes = 200_000;
const dist = fileURLToPath(new URL('../web/dist/', import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), 'utf8'));
const manifest = read('.vite/manifest.json') as Record<string, Chunk>;
/** Those that first visits open have files of their own, see web/build/chunk-names.ts. */
const firstScreens = read('.first-screens.json') as Record<string, { readonly files: readonly string[] }>;

function needed(source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk)
    throw new Error(`${source} is not in the manifest. Sources with a chunk: ${sourcesWithChunk()}`);
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const each of chunk.imports ?? []) needed(each, seen);
  return seen;
}

function sourcesWithChunk(): string {
  return Object.keys(manifest)
    .filter((key) => key.startsWith('src/') && key.endsWith('.tsx'))
    .join(', ');
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The manifest has no entry. Build the web first.');
const asked = process.argv.slice(2).map((path) => path.replace(/^web\//, ''));
const named = asked
  .flatMap((name) => firstScreens[name]?.files ?? [])
  .map((file) => file.replace(/^\/[^/]+\//, ''));
const sources = asked.filter((source) => !firstScreens[source]);
const chunks = [entry, ...sources].flatMap((source) => [...needed(source)]).map((source) => manifest[source]);
const files = new Set([
  ...chunks.flatMap((chunk) => (chunk ? [chunk.file, ...(chunk.css ?? [])] : [])),
  ...named,
]);

const sizes = [...files].map(
  (file) => [file, brotliCompressSync(readFileSync(join(dist, file))).length] as const,
);
let scripts = 0;
let styles = 0;
for (const [file, bytes] of sizes.toSorted(([, a], [, b]) => b - a)) {
  if (file.endsWith('.js')) scripts += bytes;
  else styles += bytes;
  console.log(`${kilobytes(bytes)}  ${file}`);
}
console.log(`${kilobytes(scripts)}  scripts, brotli; the budget is ${kilobytes(budgetBytes).trim()}`);
console.log(`${kilobytes(styles)}  styles, brotli`);
process.exitCode = scripts > budgetBytes ? 1 : 0;

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
