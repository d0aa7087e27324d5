import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as security from '@chalkline/contract/accounts/security.endpoints.ts';
import * as calls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackDoor } from '../../platform/testing/back-door.ts';
import { type ServerProcess, startServer } from '../../platform/testing/server-process.ts';
import { openReader } from '../../platform/testing/stream-reader.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';

const password = 'seven lanes of chalk';
const database = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'chalkline-streams-'));
const given = { DATABASE_URL: database.url, APP_SECRET: 'a secret of this test alone, 32 bytes' };
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ ...given, DATA_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const clientOf = (token: string) => createClient({ baseUrl: server.address, token: () => token });

/** A person at a desk and on a phone, both following their own notifications by a stream. */
async function deskAndPhone() {
  const backDoor = openBackDoor({ databaseUrl: given.DATABASE_URL, appSecret: given.APP_SECRET });
  const { token: desk, user } = await backDoor.signIn({ password });
  await backDoor.close();
  const { data } = await clientOf(desk)(calls.signIn, { body: { email: user.email, password } });
  const follow = (token: string) =>
    openReader({ baseUrl: server.address, topics: [`notifications:${user.id}`], token });
  const streams = { desk: await follow(desk), phone: await follow(data.token) };
  expect([streams.desk.response.status, streams.phone.response.status]).toEqual([200, 200]);
  return { call: clientOf(desk), phone: clientOf(data.token), streams };
}

async function secondsUntil(ended: Promise<void>, from: number): Promise<number> {
  await ended;
  return (performance.now() - from) / 1000;
}

describe('the stream of a session that ended', () => {
  it('is shut within five seconds of revoking it, and the next call is 401; one’s own goes on', async () => {
    const { call, phone, streams } = await deskAndPhone();
    const other = (await call(calls.listSessions, {})).data.find(({ isThis }) => !isThis);
    await call(calls.revokeSession, { params: { sessionId: other?.id ?? '' } });
    const from = performance.now();
    await expect(phone(calls.listSessions, {})).rejects.toMatchObject({ status: 401 });
    expect(await secondsUntil(streams.phone.ended, from)).toBeLessThan(5);
    const stillOpen = await Promise.race([streams.desk.ended.then(() => false), Promise.resolve(true)]);
    expect(stillOpen).toBe(true);
    await streams.desk.close();
  });

  it('is shut within five seconds of changing the password', async () => {
    const { call, streams } = await deskAndPhone();
    const body = { currentPassword: password, password: 'eight lanes of chalk' };
    await call(security.changePassword, { body });
    expect(await secondsUntil(streams.phone.ended, performance.now())).toBeLessThan(5);
    await streams.desk.close();
  });
});
