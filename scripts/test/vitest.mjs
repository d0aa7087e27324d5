import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../steps/project.mjs';
import { run } from '../steps/run.mjs';

/**
 * Runs one of the projects in vitest.config.ts, with its failures shown as Vitest shows them.
 * @param {string} runtime
 * @param {string} project
 * @param {{ files?: string[], without?: string[], env?: Record<string, string> }} [options] `files` narrows to
 *   matching paths, `without` leaves out those of these patterns
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runProject(runtime, project, { files = [], without = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-results-'));
  const results = join(folder, 'results.json');
  try {
    const vitest = join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs');
    const narrowed = files.length > 0 ? [...files, '--passWithNoTests'] : [];
    const leftOut = without.map((pattern) => `--exclude=${pattern}`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
    const { code } = await run(
      runtime,
      [vitest, 'run', '--project', project, ...reporters, ...leftOut, ...narrowed],
      {
        env: { ...env, NODE_ENV: 'test' },
      },
    );
    return countResults(readResults(results), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** null when Vitest ended before it could write them. */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Missing or cut off says the same: nothing to count.
    return null;
  }
}

/**
 * Counts Vitest's JSON report. A file that could not even be loaded, and a run that failed for a reason no
 * test shows (an unhandled rejection, a crash), count as one failed test each.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] } | null} report
 * @param {number} exitCode
 */
export function countResults(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const having = (...wanted) => tests.filter((test) => wanted.includes(test.status)).length;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = having('failed') + unloaded;
  return {
    passed: having('passed'),
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: having('pending', 'skipped', 'todo', 'disabled'),
  };
}
