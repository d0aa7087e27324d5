import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The oldest PostgreSQL that an installation may run on. */
const least = 15;

/**
 * The oldest installed PostgreSQL that we promise to run on: what works there works on newer ones too.
 * @returns {{ folder: string, version: number } | null}
 */
export function findInstalledPostgres() {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders
    .filter((folder) => ['postgres', 'initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))))
    .map((folder) => ({ folder, version: majorVersion(join(folder, 'postgres')) }))
    .filter(({ version }) => version >= least);
  return found.sort((a, b) => a.version - b.version)[0] ?? null;
}

function majorVersion(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

/**
 * Starts that PostgreSQL on a new cluster in a temporary folder, gives its address to `work` and removes it.
 * @template T
 * @param {{ folder: string }} postgres
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres({ folder }, work) {
  const home = mkdtempSync(join(tmpdir(), 'chalkline-postgres-'));
  const cluster = join(home, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  const user = process.getuid?.() === 0 ? unprivilegedUser() : {};
  if (user.uid !== undefined) {
    chmodSync(home, 0o755);
    chownSync(cluster, user.uid, user.gid);
  }
  const call = (name, ...args) => {
    const ended = spawnSync(join(folder, name), args, { ...user, cwd: '/', encoding: 'utf8' });
    if (ended.status !== 0) throw new Error(`${name} failed: ${ended.error ?? ended.stdout + ended.stderr}`);
  };
  try {
    const port = await freePort();
    const initial = [
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
    ];
    call('initdb', '--pgdata', cluster, ...initial, '--no-sync');
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: 200,
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
    const log = join(cluster, 'server.log');
    // Its output must not stay a pipe of ours, or we would wait for the server itself to end.
    call(
      'pg_ctl',
      'start',
      '--wait',
      '--silent',
      '-D',
      cluster,
      '--log',
      log,
      '--options',
      options.join(' '),
    );
    try {
      return await work(`postgres://postgres@127.0.0.1:${port}/postgres`);
    } finally {
      call('pg_ctl', 'stop', '--wait', '--silent', '-D', cluster, '--mode', 'immediate');
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** PostgreSQL does not run as root. */
function unprivilegedUser() {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:']
    .map((name) => lines.find((each) => each.startsWith(name)))
    .find(Boolean);
  if (line === undefined) throw new Error('This system has neither a user "postgres" nor "nobody".');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
