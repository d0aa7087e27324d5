import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '../steps/project.mjs';

/** Where Linux keeps files in memory: nothing there waits for a disk. A few databases take half a gigabyte. */
const memory = '/dev/shm';
const roomForAll = 4 * 1024 ** 3;

/**
 * A DATA_DIR of one's own, in memory where there is room. Where tests run as root, its database would lie elsewhere, on
 * the disk: the note that the server keeps of it is written first.
 */
export function newDataDir() {
  const dataDir = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'chalkline-test-'));
  if (process.getuid?.() !== 0) return dataDir;
  chmodSync(dataDir, 0o755);
  mkdirSync('/var/lib/chalkline', { recursive: true, mode: 0o755 });
  writeFileSync(join(dataDir, 'database.json'), JSON.stringify({ folder: join(dataDir, 'by-root') }));
  return dataDir;
}

function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > roomForAll;
  } catch {
    // Not there, or not ours to write to.
    return false;
  }
}

export async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/**
 * Runs one of the project's scripts as a person would at a terminal: in a process group of its own, which
 * `press` signals as a terminal does.
 */
export function launch(script, { args = [], env = {}, throughShell = false } = {}) {
  const command = [process.execPath, join(projectFolder, 'scripts', script), ...args];
  // As npm does it. What follows keeps the shell from becoming the script.
  const shell = ['sh', '-c', `${command.map((word) => `"${word}"`).join(' ')}; exit $?`];
  const [program, ...words] = throughShell ? shell : command;
  const child = spawn(program, words, {
    cwd: projectFolder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withoutOurs(process.env), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return {
    child,
    ended,
    output: () => output,
    /** Resolves once the text is there; throws what was said when the script ends first. */
    async says(text) {
      let over = false;
      ended.finally(() => {
        over = true;
      });
      while (!output.includes(text)) {
        if (over) throw new Error(`Ended without saying "${text}":\n${output}`);
        await wait(20);
      }
    },
    /** What a Ctrl-C does: the whole foreground group gets it, and npm sends its children another. */
    press() {
      const pressed = performance.now();
      process.kill(-child.pid, 'SIGINT');
      setTimeout(() => {
        // Later it would be a press of its own (see key-presses.mjs): on a busy machine this comes when it may.
        const isSamePress = performance.now() - pressed < 200;
        if (isSamePress && child.exitCode === null) child.kill('SIGINT');
      }, 20);
    },
  };
}

/** Settings of the shell that the tests run in, and of the test run, would lead a launched server astray. */
function withoutOurs(env) {
  const keep = (name) =>
    !['NODE_OPTIONS', 'NODE_ENV', 'DATABASE_URL', 'VITEST', 'PUBLIC_URL', 'HOST', 'DEMO'].includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => keep(name)));
}

/** The number of the process that owns the database of this DATA_DIR: the server itself. */
export function ownerOf(dataDir) {
  return JSON.parse(readFileSync(join(databaseFolder(dataDir), 'owner.json'), 'utf8')).pid;
}

export function databaseFolder(dataDir) {
  const note = join(dataDir, 'database.json');
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).folder : join(dataDir, 'database');
}

/** The living processes that belong to this DATA_DIR: servers started with it, and its database's. */
export function processesOf(dataDir) {
  const folder = databaseFolder(dataDir);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
        const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)[0];
        const inside = readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
        return state !== 'Z' && (inside || environment.includes(`DATA_DIR=${dataDir}\0`));
      } catch {
        // Ended while we looked, or not ours to see.
        return false;
      }
    })
    .map(Number);
}

/** Removes what a test left, running or on disk. */
export async function clearAway(dataDir) {
  for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
  await wait(100);
  rmSync(databaseFolder(dataDir), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
