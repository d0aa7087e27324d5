import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { StartRefusal } from '../start-refusal.ts';
import {
  databaseUrl,
  removeEmbeddedDatabase,
  startEmbeddedDatabase,
  visitEmbeddedDatabase,
} from './embedded.ts';
import { findHome } from './home.ts';
import { startOf } from './processes.ts';
import { socketFolder } from './server-process.ts';

const log = { info: () => undefined, warn: () => undefined };
const settings = { fsync: 'off' };
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chalkline-test-'));
});

afterAll(async () => {
  await removeEmbeddedDatabase({ dataDir, log });
  await rm(dataDir, { recursive: true });
});

async function started() {
  const database = await startEmbeddedDatabase({ dataDir, log, settings });
  onTestFinished(() => database.stop());
  return database;
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** A process that owns the database until it is killed. */
async function owner() {
  const code = `import { startEmbeddedDatabase } from '${new URL('embedded.ts', import.meta.url).href}';
    const log = { info: () => undefined, warn: () => undefined };
    const dataDir = ${JSON.stringify(dataDir)};
    const { url } = await startEmbeddedDatabase({ dataDir, log, settings: { fsync: 'off' } });
    console.log(url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

describe('startEmbeddedDatabase', () => {
  it('listens on loopback alone and asks for the generated password, which its user alone can read', async () => {
    const { url } = await started();
    expect(await ask(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await ask(url, 'SHOW server_encoding')).toBe('UTF8');
    expect(await ask(url, 'SELECT datlocprovider FROM pg_database WHERE datname = current_database()')).toBe(
      'b',
    );
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect(await ask(url, 'SELECT rolpassword FROM pg_authid WHERE rolname = current_user')).toMatch(
      /^SCRAM-SHA-256\$1:/,
    );
    const { folder, cluster } = await findHome(dataDir);
    expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(cluster)).mode & 0o077).toBe(0);
    // The socket file is in there, and closed to others itself.
    expect(await ask(url, 'SHOW unix_socket_directories')).toBe(cluster);
    expect((await stat(join(cluster, `.s.PGSQL.${new URL(url).port}`))).mode & 0o077).toBe(0);
    expect(await ask(url, 'SELECT inet_client_addr()')).toBeNull();
    expect(await readdir(folder)).not.toContain('password.handed-over');
  });

  it('keeps what was written, and the password, over a restart', async () => {
    const first = await startEmbeddedDatabase({ dataDir, log, settings });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    await first.stop();
    const second = await started();
    expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(42);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
  });

  it('takes settings', async () => {
    const database = await startEmbeddedDatabase({
      dataDir,
      log,
      settings: { ...settings, max_connections: 23 },
    });
    onTestFinished(() => database.stop());
    expect(await ask(database.url, 'SHOW max_connections')).toBe('23');
  });

  it('refuses a second living owner by name, and leaves the first one its database', async () => {
    const first = await owner();
    const second = startEmbeddedDatabase({ dataDir, log, settings });
    await expect(second).rejects.toThrow(StartRefusal);
    await expect(second).rejects.toThrow(`process ${first.child.pid}`);
    expect(await ask(first.url, 'SELECT 1')).toBe(1);
  });

  it('stops what a killed owner left running and goes on', async () => {
    const first = await owner();
    await ask(first.url, 'CREATE TABLE acknowledged AS SELECT 7 AS answer');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const { cluster } = await findHome(dataDir);
    const orphan = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    expect(await startOf(orphan)).not.toBeNull();
    const second = await started();
    expect(await ask(second.url, 'SELECT answer FROM acknowledged')).toBe(7);
    expect(await startOf(orphan)).toBeNull();
    expect(await readFile(join(cluster, 'server.log'), 'utf8')).not.toContain('was not properly shut down');
  });

  it('is not misled by numbers that now belong to somebody else', async () => {
    const { folder, cluster } = await findHome(dataDir);
    await writeFile(join(folder, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const { url } = await started();
    expect(await ask(url, 'SELECT 1')).toBe(1);
    const server = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    expect(Number.parseInt(server, 10)).not.toBe(process.pid);
  });

  it('creates a cluster again if creating it was interrupted', async () => {
    const other = await mkdtemp(join(tmpdir(), 'chalkline-test-'));
    const { cluster } = await findHome(other);
    await writeFile(`${cluster}.unfinished`, 'cut off');
    const database = await startEmbeddedDatabase({ dataDir: other, log, settings });
    expect(await ask(database.url, 'SELECT 1')).toBe(1);
    await database.stop();
    await removeEmbeddedDatabase({ dataDir: other, log });
    await expect(stat(cluster)).rejects.toThrow('ENOENT');
    await rm(other, { recursive: true });
  });
});

describe('the socket file', () => {
  const home = (cluster: string) => ({ folder: '', cluster, user: null, shelf: null });

  it('is in the cluster, or left out if its path would be too long', () => {
    const longest = `/${'a'.repeat(87)}`;
    expect(socketFolder(home(longest))).toBe(longest);
    expect(socketFolder(home(`${longest}a`))).toBeNull();
    expect(socketFolder(home(`/${'ø'.repeat(44)}`))).toBeNull();
  });

  it('is what the address names, else loopback', () => {
    const url = (cluster: string) => new URL(databaseUrl(home(cluster), 'secret', 5433));
    expect(decodeURIComponent(url('/data/cluster').hostname)).toBe('/data/cluster');
    expect(url(`/${'a'.repeat(120)}`).hostname).toBe('127.0.0.1');
  });
});

describe('visitEmbeddedDatabase', () => {
  it('uses the database of a living server and leaves it running', async () => {
    const { url } = await owner();
    const visit = await visitEmbeddedDatabase({ dataDir, log });
    expect(visit.url).toBe(url);
    await visit.stop();
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });

  it('starts it where none runs, and stops it again', async () => {
    const visit = await visitEmbeddedDatabase({ dataDir, log, settings });
    expect(await ask(visit.url, 'SELECT 1')).toBe(1);
    await visit.stop();
    await expect(ask(visit.url, 'SELECT 1')).rejects.toThrow('ENOENT');
  });
});
