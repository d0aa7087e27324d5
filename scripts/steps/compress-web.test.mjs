import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressWeb } from './compress-web.mjs';

it('puts packed twins beside the large text files of a build, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-build-'));
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  const script = 'export const a = 1;\n'.repeat(500);
  writeFileSync(join(assets, 'app-1a.js'), script);
  writeFileSync(join(assets, 'small-2b.js'), 'export {};');
  writeFileSync(join(assets, 'font-3c.woff2'), Buffer.alloc(5000));
  writeFileSync(join(folder, 'version.json'), '{"version":"1"}');
  await compressWeb(folder);
  expect(readdirSync(assets).toSorted()).toEqual([
    'app-1a.js',
    'app-1a.js.br',
    'app-1a.js.gz',
    'font-3c.woff2',
    'small-2b.js',
  ]);
  expect(brotliDecompressSync(readFileSync(join(assets, 'app-1a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(assets, 'app-1a.js.gz'))).toString()).toBe(script);
  expect(readdirSync(folder).toSorted()).toEqual(['assets', 'version.json']);
  rmSync(folder, { recursive: true });
});
