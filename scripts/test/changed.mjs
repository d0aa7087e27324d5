import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../steps/project.mjs';
import { Refusal } from '../steps/refusal.mjs';
import { run } from '../steps/run.mjs';

/**
 * The files that differ from the last commit on main: committed on this branch, uncommitted, or new. Deleted files are
 * included.
 * @returns {string[]} relative to the project
 */
export function changedFiles(folder = projectFolder) {
  const base = git(folder, ['merge-base', 'main', 'HEAD'])[0] ?? 'HEAD';
  const differing = git(folder, ['diff', '--name-only', '--no-renames', '--relative', base]);
  const fresh = git(folder, ['ls-files', '--others', '--exclude-standard']);
  if (differing === null || fresh === null) {
    throw new Refusal('--changed needs a git repository with at least one commit.');
  }
  return [...new Set([...differing, ...fresh])];
}

/** The lines of git's output; none if there is no main branch, null if git fails. */
function git(folder, args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) return args[0] === 'merge-base' ? [] : null;
  return stdout.split('\n').filter(Boolean);
}

/**
 * The tests that belong to these files, by project: see checks/related/related-tests.ts.
 * @returns {Promise<Record<string, string[]>>}
 */
export async function relatedTests(runtime, changed) {
  const { code, output } = await run(runtime, ['checks/related.ts', ...changed], { quiet: true });
  if (code !== 0) throw new Refusal(`Couldn’t find the tests for the changed files:\n${output}`);
  return JSON.parse(output);
}

/** The files that still exist. */
export function present(files) {
  return files.filter((file) => existsSync(join(projectFolder, file)));
}
