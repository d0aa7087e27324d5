import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/src/platform/testing/server-process.ts';
import { report } from './table.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

/**
 * A stranger's first `npm start` in a fresh clone with an empty home, and the second one; then what the idle
 * server takes. The first is timed with its download and, from npm's cache, without.
 */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-start-'));
  const clone = join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', project, clone]);
    const first = await started(clone, folder);
    await ended(first);
    const second = await started(clone, folder);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    const idle = residentMiB(serverOf(second.process));
    await ended(second);
    rmSync(join(clone, 'node_modules'), { recursive: true });
    rmSync(join(clone, 'web/dist'), { recursive: true });
    rmSync(join(clone, 'data'), { recursive: true, force: true });
    const cached = await started(clone, folder);
    await ended(cached);
    report({
      name: 'start',
      about:
        '`npm start` in a fresh clone with an empty home, until /readyz answers 200. Idle: resident memory of the server process after a quiet minute, the database not counted.',
      columns: ['what', 'figure', 'target'],
      rows: [
        ['first start, download included', `${first.seconds.toFixed(1)} s`, ''],
        ['first start, packages already in npm’s cache', `${cached.seconds.toFixed(1)} s`, '≤ 90 s'],
        ['second start', `${second.seconds.toFixed(1)} s`, '≤ 4 s'],
        ['idle server', `${idle.toFixed(0)} MiB`, '≤ 250 MB'],
      ],
      raw: { first: first.seconds, cached: cached.seconds, second: second.seconds, idleMiB: idle },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function started(clone: string, home: string) {
  const port = await freePort();
  const begun = performance.now();
  const { PATH } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { PATH: outsideOf(PATH ?? ''), HOME: home, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('npm start ended.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { process: child, port, seconds: (performance.now() - begun) / 1000 };
}

/** The stranger has no Node but their own: ours is in the path only because npm put it there. */
function outsideOf(path: string): string {
  return path
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');
}

/** npm goes first; the server ends a moment after it. */
async function ended(started: { process: ChildProcess; port: number }): Promise<void> {
  started.process.kill('SIGTERM');
  while (await answers(started.port)) await new Promise((resolve) => setTimeout(resolve, 200));
  await new Promise((resolve) => setTimeout(resolve, 1500));
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );
}

/** The process below `npm start` that runs the server itself. */
function serverOf(child: ChildProcess): number {
  const below = new Set([child.pid]);
  let server = 0;
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b)) {
    try {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      if (!below.has(parent)) continue;
      below.add(pid);
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/src/main.ts')) server = pid;
    } catch (failure) {
      // A process that ended while we looked.
      if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
    }
  }
  return server;
}

export function residentMiB(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) / 1024;
}
