import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressWeb } from './compress-web.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { projectFolder } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';

const web = join(projectFolder, 'web');
const note = join(web, 'dist', '.built-from');

const sources = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json'];
const noSource = (name) =>
  name === 'node_modules' || name === 'dist' || name.startsWith('.') || /\.test\.tsx?$/.test(name);

/**
 * Builds the web app when its sources, or what it is built with, have changed since the last build.
 * @param {string} runtime the Node to build with
 */
export async function buildWeb(runtime) {
  const wanted = fingerprintOf(
    sources.map((path) => join(projectFolder, path)),
    noSource,
  );
  // The build empties the folder first, so a build that was cut off leaves no note.
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
  console.log('Building the web app (its sources have changed) …');
  const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await run(runtime, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new Refusal(`Building the web app failed:\n${output.trim()}`);
  await compressWeb(join(web, 'dist'));
  writeFileSync(note, wanted);
}
