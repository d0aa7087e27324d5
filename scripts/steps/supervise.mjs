import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { onEndAsked } from './key-presses.mjs';
import { onParentExit } from './parent-exit.mjs';
import { projectFolder } from './project.mjs';

/**
 * Runs a server until it ends. It gets a process group of its own, so that of all the signals that one Ctrl-C
 * causes exactly one reaches it; the second Ctrl-C asks it to end at once and the third ends it. Should we be
 * killed, the closed channel tells it to end by itself.
 * @param {string} runtime
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, enough?: AbortSignal }} [options] `enough` ends it too
 * @returns {Promise<number>} its exit code
 */
export async function supervise(runtime, args, { env = {}, enough } = {}) {
  const child = spawn(runtime, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stopListening = onEndAsked((signal, times) => {
    child.kill(times > 2 ? 'SIGKILL' : signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  });
  const stopWatching = onParentExit(() => child.kill('SIGTERM'));
  enough?.addEventListener('abort', () => child.kill('SIGTERM'));
  const [code, signal] = await once(child, 'exit');
  stopListening();
  stopWatching();
  if (signal === 'SIGKILL') {
    console.error('The server was killed. The next start recovers from what was saved.');
  }
  return code ?? 128 + (constants.signals[signal] ?? 1);
}
