import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    // EPERM: it lives, and belongs to somebody else.
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * When a process began, as an opaque text that another process with the same number will not have; null when
 * it is gone or the system cannot tell.
 */
export async function startOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    // The name in parentheses may hold spaces; field 22 counts from the start of the line.
    const afterName = status?.slice(status.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; only its parent has not looked yet.
    return afterName === undefined || afterName[0] === 'Z' ? null : (afterName[19] ?? null);
  }
  if (process.platform === 'win32') return isAlive(pid) ? 'running' : null;
  return commandOutput(pid, 'lstart=');
}

/** Whether the process is the PostgreSQL server of this cluster, and not a later process with its number. */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    // The server makes its cluster the current folder.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === cluster;
  }
  if (process.platform === 'win32') return true;
  return (await commandOutput(pid, 'comm='))?.includes('postgres') ?? false;
}

async function commandOutput(pid: number, format: string): Promise<string | null> {
  return run('ps', ['-o', format, '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );
}
