import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectFolder } from '../steps/project.mjs';
import { run } from '../steps/run.mjs';

/**
 * The folders of published results below `RESULTS_FOLDER`, each held here again: see docs/result-folders.md.
 * None where it is not set.
 * @param {string} runtime
 * @param {string | undefined} from
 */
export async function checkPublishedResults(runtime, from = process.env.RESULTS_FOLDER) {
  if (from === undefined || from === '') {
    console.log('skipped: RESULTS_FOLDER isn’t set to a folder of published results');
    return { passed: 0, failed: 0 };
  }
  const folders = readdirSync(from, { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map(({ name }) => resolve(from, name));
  const command = join(projectFolder, 'server', 'src', 'results-check-command.ts');
  const { code, output } = await run(runtime, [command, ...folders], { quiet: true });
  process.stdout.write(output);
  return talliedFolders(output, folders.length, code);
}

/**
 * @param {string} output
 * @param {number} count
 * @param {number} code
 */
export function talliedFolders(output, count, code) {
  const good = Number(/^(\d+) of \d+ folders as published/m.exec(output)?.[1] ?? 0);
  if (code !== 0 && good >= count) return { passed: 0, failed: Math.max(1, count) };
  return { passed: good, failed: count - good };
}
