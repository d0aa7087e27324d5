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

const allWorkspaces = ['server', 'web', 'e2e', 'bench', 'contract', 'checks'];

/** Which workspaces import from which: a change of the contract can break any of them. */
const dependents = {
  contract: allWorkspaces,
  server: ['server', 'e2e', 'bench', 'checks'],
  web: ['web'],
  e2e: ['e2e', 'bench'],
  bench: ['bench'],
  checks: ['checks'],
};

/** The workspaces whose types a change of these files can break, in checking order. */
export function workspacesOf(files) {
  const touched = new Set(files.flatMap((file) => dependents[file.split('/')[0]] ?? []));
  return allWorkspaces.filter((workspace) => touched.has(workspace));
}

/** What the last check knows about unchanged files. */
function known(workspace) {
  return join(projectFolder, 'node_modules', '.cache', 'types', `${workspace}.tsbuildinfo`);
}

/**
 * Type-checks each workspace with one process, two at a time because each uses one core. The default, several checkers
 * per workspace, would work out the shared files' types once per checker: twice the work.
 */
export async function types(runtime, only = allWorkspaces) {
  const workspaces = only.filter((workspace) => existsSync(join(projectFolder, workspace, 'tsconfig.json')));
  const counts = { passed: 0, failed: 0 };
  const checkNext = async () => {
    for (let workspace = workspaces.shift(); workspace !== undefined; workspace = workspaces.shift()) {
      const { code } = await run(runtime, [
        program('typescript', 'bin', 'tsc'),
        '-p',
        workspace,
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        known(workspace),
      ]);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([checkNext(), checkNext()]);
  return counts;
}
