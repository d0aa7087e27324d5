import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { clearAway, freePort, launch, newDataDir, ownerOf, processesOf } from './test/launched-server.mjs';

/** The first test that needs one makes a database in it; the others find it, and nothing running. */
const shared = newDataDir();
const used = [shared];
afterEach(() => {
  // Processes that a failed test left running would break the next.
  for (const pid of processesOf(shared)) process.kill(pid, 'SIGKILL');
});
afterAll(async () => {
  for (const dataDir of used) await clearAway(dataDir);
});

/** A server as `npm start` runs it, in the shared DATA_DIR unless one is given. */
async function start(env = {}, options = {}) {
  const dataDir = env.DATA_DIR ?? shared;
  if (!used.includes(dataDir)) used.push(dataDir);
  const port = await freePort();
  const given = { DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', ...env };
  const server = launch('start.mjs', { env: given, ...options });
  return { ...server, dataDir, port, address: `http://127.0.0.1:${port}` };
}

async function ready(env) {
  const server = await start(env);
  await server.says('is ready:');
  return server;
}

/** A call whose body is still on its way: it is under way until `finish`. */
async function slowCall(address) {
  const call = request(`${address}/api/sessions`, {
    method: 'POST',
    // The server says that it has the call, and waits for its body.
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  call.flushHeaders();
  const answer = once(call, 'response').then(([response]) => response.resume().statusCode);
  // A cut call fails before the test looks at it; the test then meets the same failure.
  answer.catch(() => undefined);
  await once(call, 'continue');
  call.write('{"email":"nobody@example.org",');
  return { answer, finish: () => call.end('"password":"wrong"}') };
}

describe('Ctrl-C', () => {
  it('lets the call under way finish, takes no other, and leaves nothing running', async () => {
    const server = await ready();
    const call = await slowCall(server.address);
    server.press();
    await server.says('Stopping');
    await expect
      .poll(() =>
        fetch(`${server.address}/healthz`).then(
          () => 'answers',
          ({ message }) => message,
        ),
      )
      .toBe('fetch failed');
    call.finish();
    expect(await call.answer).toBe(401);
    expect((await server.ended).code).toBe(0);
    expect(processesOf(server.dataDir)).toEqual([]);
  });

  it('pressed again ends at once, and still leaves nothing running', async () => {
    const server = await ready();
    const call = await slowCall(server.address);
    server.press();
    await server.says('Stopping');
    await wait(1000);
    const pressed = performance.now();
    server.press();
    await expect(call.answer).rejects.toThrow();
    // Calls that are not cut get ten seconds.
    expect(performance.now() - pressed).toBeLessThan(8000);
    expect((await server.ended).code).toBe(0);
    expect(processesOf(server.dataDir)).toEqual([]);
  });

  it('works while the server is still beginning', async () => {
    const server = await start({ LOG_LEVEL: 'debug', DATA_DIR: newDataDir() });
    await server.says('Embedded database ready');
    server.press();
    expect((await server.ended).code).toBe(0);
    expect(processesOf(server.dataDir)).toEqual([]);
  });
});

describe('a killed script', () => {
  it('takes its server and database with it', async () => {
    const server = await ready();
    server.child.kill('SIGKILL');
    await expect.poll(() => processesOf(server.dataDir), { timeout: 60_000 }).toEqual([]);
  });
});

describe('npm that gets a signal to end', () => {
  it('takes script, server and database with it, though it leaves the script alone', async () => {
    const server = await start({ npm_lifecycle_event: 'start' }, { throughShell: true });
    await server.says('is ready:');
    server.child.kill('SIGTERM');
    await expect.poll(() => processesOf(server.dataDir), { timeout: 60_000 }).toEqual([]);
  });
});

describe('a second server on one DATA_DIR', () => {
  it('says who runs it and leaves that one alone', async () => {
    const first = await ready();
    const second = await start();
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output).toContain(
      `Another Chalkline server (process ${ownerOf(first.dataDir)}) is already running on`,
    );
    expect(output).not.toContain('    at ');
    const readiness = await fetch(`${first.address}/readyz`);
    expect(readiness.status).toBe(200);
    first.press();
    await first.ended;
  });
});

describe('a sentence and no stack', () => {
  async function refusal(env) {
    const { ended, dataDir } = await start(env);
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(output).not.toContain('    at ');
    if (existsSync(`${dataDir}/database.json`)) expect(processesOf(dataDir)).toEqual([]);
    return output;
  }

  it('when the port is taken, and the database it had begun is ended', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address();
    expect(await refusal({ PORT: String(port) })).toContain(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or choose another port: PORT=${port + 1}`,
    );
    other.close();
  });

  it('when a value is wrong, before anything is made', async () => {
    const dataDir = newDataDir();
    const before = readdirSync(dataDir);
    const output = await refusal({ DATA_DIR: dataDir, PORT: 'abc' });
    expect(output).toContain('PORT must be a whole number');
    expect(readdirSync(dataDir)).toEqual(before);
  });

  it('when DATABASE_URL cannot be reached, or comes without APP_SECRET', async () => {
    const DATABASE_URL = 'postgres://someone:hunter2@127.0.0.1:1/chalkline';
    expect(await refusal({ DATABASE_URL })).toContain('APP_SECRET is missing');
    const output = await refusal({ DATABASE_URL, APP_SECRET: 's'.repeat(32) });
    expect(output).toContain('can’t be reached: nothing is listening there');
    expect(output).not.toContain('hunter2');
  });
});
