import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFolder } from './project.mjs';

/**
 * Runs a program to its end in the project's folder.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, quiet?: boolean }} [options] `quiet`
 *   keeps the output for the caller instead of showing it
 * @returns {Promise<{ code: number, output: string }>} code 130 when a signal ended it
 */
export async function run(program, args, { env = {}, cwd = projectFolder, quiet = false } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code: code ?? 130, output };
}
