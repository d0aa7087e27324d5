import { join } from 'node:path';
import { keepBuilt } from './built-folder.mjs';
import { compressWeb } from './compress-web.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { projectFolder } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';
import { withProgress } from './with-progress.mjs';

const web = join(projectFolder, 'web');

const sources = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json'];
const noSource = (name) =>
  name === 'node_modules' || name === 'dist' || name.startsWith('.') || /\.test\.tsx?$/.test(name);

/**
 * Builds the web app when its sources, or what it is built with, have changed since the last build. Several at once
 * in one clone build it once.
 * @param {string} runtime the Node to build with
 */
export async function buildWeb(runtime) {
  const wanted = fingerprintOf(
    sources.map((path) => join(projectFolder, path)),
    noSource,
  );
  await keepBuilt({
    folder: join(web, 'dist'),
    workshop: join(projectFolder, '.cache', 'web-build'),
    wanted,
    make: (fresh) => build(runtime, fresh),
  });
}

async function build(runtime, folder) {
  console.log('Building the web app (its sources have changed) …');
  const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  const built = run(runtime, [vite, 'build', '--logLevel', 'warn', '--outDir', folder], {
    cwd: web,
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  const { code, output } = await withProgress('building the web app', built);
  if (code !== 0) throw new Refusal(`Building the web app failed:\n${output.trim()}`);
  await compressWeb(folder);
}
