import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../steps/project.mjs';
import { run } from '../steps/run.mjs';
import { oneCheck } from './tally.mjs';

const program = (...path) => join(projectFolder, 'node_modules', ...path);

/** Format and lint of the whole project. */
export async function lint(runtime) {
  const { code } = await run(runtime, [
    program('@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--error-on-warnings',
  ]);
  return oneCheck(code === 0);
}

/**
 * The types of each workspace, one check each; two at a time, since each needs one core. Of several checkers at work on
 * one workspace, the usual, each finds out anew what types all of its files share: twice the work.
 */
export async function types(runtime) {
  const workspaces = ['server', 'web', 'e2e', 'bench', 'contract', 'checks'].filter((workspace) =>
    existsSync(join(projectFolder, workspace, 'tsconfig.json')),
  );
  const counts = { passed: 0, failed: 0 };
  const checkNext = async () => {
    for (let workspace = workspaces.shift(); workspace !== undefined; workspace = workspaces.shift()) {
      const { code } = await run(runtime, [
        program('typescript', 'bin', 'tsc'),
        ...['-p', workspace, '--checkers', '1'],
      ]);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([checkNext(), checkNext()]);
  return counts;
}
