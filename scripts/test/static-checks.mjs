import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../steps/project.mjs';
import { run } from '../steps/run.mjs';
import { oneCheck } from './tally.mjs';

const program = (...path) => join(projectFolder, 'node_modules', ...path);

/** Formatting and lint, for the whole project or for these files. */
export async function lint(runtime, files = []) {
  const { code } = await run(runtime, [
    program('@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--error-on-warnings',
    // Changed files include some that aren't code.
    ...(files.length > 0 ? ['--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files] : []),
  ]);
  return oneCheck(code === 0);
}

/**
 * Programs whose types are checked, in checking order, each with the folders that it holds or imports from: a change
 * in any of these can break it. What uses the server is one, so that the server’s types are worked out twice
 * and not four times.
 */
const programs = {
  server: ['server', 'contract'],
  web: ['web', 'contract'],
  e2e: ['e2e', 'bench', 'checks', 'server', 'contract'],
  contract: ['contract'],
};

/** The programs whose types a change of these files can break, in checking order. */
export function programsOf(files) {
  const touched = new Set(files.map((file) => file.split('/')[0]));
  return Object.keys(programs).filter((name) => programs[name].some((folder) => touched.has(folder)));
}

/** What the last check knows about unchanged files. */
function known(name) {
  return join(projectFolder, 'node_modules', '.cache', 'types', `${name}.tsbuildinfo`);
}

/**
 * Type-checks each program with one process, two at a time because each uses one core. The default, several checkers
 * per program, would work out the shared files' types once per checker: twice the work.
 */
export async function types(runtime, only = Object.keys(programs)) {
  const waiting = only.filter((name) => existsSync(join(projectFolder, name, 'tsconfig.json')));
  const counts = { passed: 0, failed: 0 };
  const checkNext = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { code } = await run(runtime, [
        program('typescript', 'bin', 'tsc'),
        '-p',
        name,
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        known(name),
      ]);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([checkNext(), checkNext()]);
  return counts;
}
