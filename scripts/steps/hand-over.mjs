import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFolder } from './project.mjs';

/**
 * Runs a command that talks with the person at the terminal, in our own process group: a Ctrl-C reaches it
 * directly, and we only wait for what it does about it.
 * @param {string} runtime
 * @param {string[]} args
 * @param {string} folder where it runs
 * @returns {Promise<number>} its exit code
 */
export async function handOver(runtime, args, folder = projectFolder) {
  const child = spawn(runtime, args, { cwd: folder, stdio: 'inherit' });
  const forTheChild = () => undefined;
  const passOn = (signal) => child.kill(signal);
  process.on('SIGINT', forTheChild).on('SIGTERM', passOn);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', forTheChild).off('SIGTERM', passOn);
  return code ?? 130;
}
