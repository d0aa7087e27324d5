import { open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { isServerOf } from './processes.ts';
import { runProgram } from './programs.ts';

/** PostgreSQL settings by name, as in postgresql.conf. */
export type DatabaseSettings = Readonly<Record<string, string | number>>;

const always: DatabaseSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** The process id of the server running on this cluster, or null. Ignores stale ids and those of other processes. */
export async function runningServer(home: Home): Promise<number | null> {
  const pid = Number((await serverNote(home))[0]);
  return pid > 0 && (await isServerOf(pid, home.cluster)) ? pid : null;
}

/** The port of the server running on this cluster and accepting connections, or null. */
export async function portOfRunningServer(home: Home): Promise<number | null> {
  if ((await runningServer(home)) === null) return null;
  const [, , , port, , , , state] = await serverNote(home);
  return state === 'ready' ? Number(port) : null;
}

/** The lines of postmaster.pid: process id first, port fourth, status eighth. */
async function serverNote(home: Home): Promise<string[]> {
  const note = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(
    (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ENOENT') return '';
      throw failure;
    },
  );
  return note.split('\n').map((line) => line.trim());
}

/**
 * The folder of the server's socket: connecting through it costs half as much as TCP. It is the cluster, which others
 * can't read anyway. null if the path is too long for a socket; then there is only TCP.
 */
export function socketFolder({ cluster }: Home): string | null {
  return Buffer.byteLength(`${cluster}/.s.PGSQL.65535`) < longestSocketPath ? cluster : null;
}

/** Bytes including the terminating zero: the limit on macOS. Linux allows four more. */
const longestSocketPath = 104;

/** Starts the server on this port, or on a free one, and returns the port once it accepts connections. */
export async function startServer(
  home: Home,
  binaries: Binaries,
  settings: DatabaseSettings,
  samePort?: number,
): Promise<number> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const port = samePort ?? (await freePort());
    const unix_socket_directories = socketFolder(home) ?? '';
    const all = { ...always, unix_socket_directories, ...settings, port };
    await writeFile(join(home.folder, 'chalkline.conf'), configuration(all), { mode: 0o644 });
    const began = await logSize(home);
    const log = join(home.cluster, 'server.log');
    const args = ['start', '--wait', '--timeout', '120', '--silent', '--pgdata', home.cluster, '--log', log];
    const ended = await runProgram(binaries.pgCtl, args, home.user);
    if (ended.code === 0) return port;
    const reason = `${ended.output}\n${await logSince(home, began)}`;
    // Another process took the port meanwhile, or processes of a killed server are still shutting down.
    const passes = /could not bind|Address already in use|shared memory block .* is still in use/i.test(
      reason,
    );
    if (!passes || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${reason.trim()}`);
    await wait(200);
  }
}

/**
 * Stops the server: `fast` closes connections and flushes everything, so the next start has nothing to recover;
 * `immediate` leaves that to the next start and is used if `fast` takes more than a minute.
 */
export async function stopServer(home: Home, binaries: Binaries, mode: 'fast' | 'immediate'): Promise<void> {
  const pid = await runningServer(home);
  if (pid === null) return;
  const args = ['stop', '--wait', '--timeout', '60', '--silent', '--pgdata', home.cluster, '--mode', mode];
  const ended = await runProgram(binaries.pgCtl, args, home.user);
  // pg_ctl only checks the pid file; the process itself ends a moment later.
  const patience = Date.now() + (ended.code === 0 ? 5_000 : 0);
  while ((await isServerOf(pid, home.cluster)) && Date.now() < patience) await wait(10);
  if (ended.code === 0 || !(await isServerOf(pid, home.cluster))) return;
  if (mode === 'fast') return stopServer(home, binaries, 'immediate');
  throw new Error(`PostgreSQL (process ${pid}) did not stop: ${ended.output.trim()}`);
}

function configuration(settings: DatabaseSettings): string {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  return `# Written at every start.\n${lines.join('\n')}\n`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  return address.port;
}

const largestLog = 10 * 1024 * 1024;

/** The size of the log before a start; a large one is rotated first. */
async function logSize(home: Home): Promise<number> {
  const log = join(home.cluster, 'server.log');
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size < largestLog) return size;
  await rename(log, `${log}.1`);
  return 0;
}

async function logSince(home: Home, position: number): Promise<string> {
  const file = await open(join(home.cluster, 'server.log')).catch(() => null);
  if (file === null) return '';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16_384), 0, 16_384, position);
    return buffer.subarray(0, bytesRead).toString();
  } finally {
    await file.close();
  }
}
