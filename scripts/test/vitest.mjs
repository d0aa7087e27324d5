import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../steps/project.mjs';
import { run } from '../steps/run.mjs';
import { outcomeVariable } from './outcome-reporter.mjs';

/**
 * Runs one of the projects in vitest.config.ts, with its failures shown as Vitest shows them.
 * @param {string} runtime
 * @param {string} project
 * @param {{ files?: string[], without?: string[], env?: Record<string, string> }} [options] `files` narrows to
 *   matching paths, `without` leaves out those of these patterns
 * @returns {Promise<ReturnType<typeof countOutcome>>}
 */
export async function runProject(runtime, project, { files = [], without = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-outcome-'));
  const outcome = join(folder, 'outcome.json');
  try {
    const vitest = join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs');
    const narrowed = files.length > 0 ? [...files, '--passWithNoTests'] : [];
    const leftOut = without.map((pattern) => `--exclude=${pattern}`);
    const reporter = join(projectFolder, 'scripts', 'test', 'outcome-reporter.mjs');
    const reporters = ['--reporter=default', `--reporter=${reporter}`];
    const { code } = await run(
      runtime,
      [vitest, 'run', '--project', project, ...reporters, ...leftOut, ...narrowed],
      {
        env: { ...env, NODE_ENV: 'test', [outcomeVariable]: outcome },
      },
    );
    return countOutcome(readOutcome(outcome), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** null when Vitest ended before it could write it. */
function readOutcome(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Missing or cut off says the same: nothing to count.
    return null;
  }
}

/**
 * A run that ended badly for a reason that nothing shows counts as one failure.
 * @param {import('./outcome-reporter.mjs').Outcome | null} outcome
 * @param {number} exitCode
 */
export function countOutcome(outcome, exitCode) {
  const { passed, skipped, failures, secondTries } = outcome ?? {
    passed: 0,
    skipped: 0,
    failures: [],
    secondTries: [],
  };
  const unexplained = failures.length === 0 && (exitCode !== 0 || outcome === null);
  const all = unexplained ? [{ where: 'the run', why: `ended with code ${exitCode}` }] : failures;
  return { passed, failed: all.length, skipped, failures: all, secondTries };
}
