import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { clearAway, freePort, launch, newDataDir, ownerOf, processesOf } from './test/launched-server.mjs';

/** Filled with the demo by the first test, and written to by the second. */
const dataDir = newDataDir();
const elsewhere = newDataDir();
const folder = mkdtempSync(join(tmpdir(), 'chalkline-backups-'));

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await clearAway(dataDir);
  await clearAway(elsewhere);
});

function db(DATA_DIR, ...args) {
  return launch('db.mjs', { args, env: { DATA_DIR } }).ended;
}

/** The counts and hashes of all tables, files and sequences in a backup. */
function sealOf(archive) {
  const { stdout } = spawnSync('tar', ['-xzOf', archive, 'seal.json'], { encoding: 'utf8' });
  return JSON.parse(stdout);
}

async function start() {
  const port = await freePort();
  const server = launch('start.mjs', { env: { DATA_DIR: dataDir, PORT: String(port) } });
  await server.says('is ready:');
  return { ...server, address: `http://127.0.0.1:${port}` };
}

/** The demo's organizer at this server. Throws what a refusing call said. */
async function organizerAt(address) {
  async function call(method, path, body, token) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const reply = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  }
  const email = 'organizer@demo.test';
  const { data } = await call('POST', '/api/sessions', { email, password: 'Demo-2026-pass' });
  return (method, path, body) => call(method, path, body, data.token);
}

/** Adds entries one after the other until the server is gone; remembers those that were acknowledged. */
async function writeUntilKilled(call, { competitionId, divisionId }, acknowledged) {
  for (;;) {
    const name = `Athlete ${randomUUID()}`;
    try {
      const { data } = await call('POST', `/api/competitions/${competitionId}/entries`, { divisionId, name });
      acknowledged.set(data.id, name);
    } catch (failure) {
      // Fetch's own error: nobody is there any more.
      if (failure instanceof TypeError) return;
      throw failure;
    }
  }
}

async function allEntries(call, competitionId) {
  const found = new Map();
  let cursor = '';
  do {
    const { data, next } = await call('GET', `/api/competitions/${competitionId}/entries?limit=100${cursor}`);
    for (const entry of data) found.set(entry.id, entry.name);
    cursor = next ? `&cursor=${encodeURIComponent(next)}` : '';
  } while (cursor !== '');
  return found;
}

it('copies a running server; restored into an empty folder every row and file is the same', async () => {
  const server = await start();
  await server.says('Sign in as one of these');
  const copies = ['running', 'restored'].map((name) => join(folder, `${name}.tar.gz`));
  expect((await db(dataDir, 'backup', copies[0])).code).toBe(0);
  expect((await db(dataDir, 'restore', copies[0])).output).toContain('is already running on');
  server.press();
  expect((await server.ended).code).toBe(0);

  expect((await db(elsewhere, 'restore', copies[0])).output).toContain('Restored from');
  expect((await db(elsewhere, 'restore', copies[0])).output).toContain('is not empty');
  expect((await db(elsewhere, 'backup', copies[1])).code).toBe(0);
  expect(sealOf(copies[1])).toEqual(sealOf(copies[0]));
  expect(sealOf(copies[0]).tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(10);
});

it('a server killed in the middle of writing loses nothing that it acknowledged', {
  timeout: 240_000,
}, async () => {
  let server = await start();
  let call = await organizerAt(server.address);
  const { data } = await call('POST', '/api/competitions', {
    name: 'Written while killed',
    startsOn: '2026-08-01',
    endsOn: '2026-08-02',
    zone: 'Europe/Berlin',
    divisions: [{ name: 'Open' }],
  });
  const place = { competitionId: data.id, divisionId: data.divisions[0].id };
  const acknowledged = new Map();

  for (let round = 0; round < 3; round += 1) {
    const before = acknowledged.size;
    const writers = [1, 2, 3, 4].map(() => writeUntilKilled(call, place, acknowledged));
    await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    await wait(Math.random() * 200);
    process.kill(ownerOf(dataDir), 'SIGKILL');
    await Promise.all(writers);
    const { code, output } = await server.ended;
    expect(code).toBe(137);
    expect(output).toContain('The next start recovers from what was saved');
    // The database it leaves behind is what the next start finds.
    expect(processesOf(dataDir).length).toBeGreaterThan(0);

    server = await start();
    expect(server.output()).toContain('A killed server left its database running; stopping it cleanly');
    call = await organizerAt(server.address);
    const found = await allEntries(call, place.competitionId);
    for (const [id, name] of acknowledged) expect(found.get(id)).toBe(name);
  }

  server.press();
  expect((await server.ended).code).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});
