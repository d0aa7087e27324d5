import * as calls from '@chalkline/contract/accounts/handovers.endpoints.ts';
import { getMe } from '@chalkline/contract/accounts/people.endpoints.ts';
import { signOut } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { retentions } from '../../manifests.ts';
import { deleteExpired } from '../../platform/database/retention.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { people } from '../people/people.table.ts';
import { handovers } from './handovers.table.ts';

const { call, clock, database, parts, app } = await testApp({
  CORS_ORIGINS: 'https://programs.example.org',
});
const from = `${parts.config.publicUrl}/competition/profile`;

async function begin(sketch = {}) {
  const mara = await person(parts, { name: 'Mara', accountType: 'trainer', ...sketch });
  const as = await signedIn(parts, mara);
  const { data } = await call(calls.beginHandover, { body: { from } }, { as });
  return { mara, as, ...data };
}

const swap = (code: string) => call(calls.signInByHandover, { body: { code } });

const refused = { status: 422, errors: [{ code: 'link_invalid' }] };

describe('a hand-over', () => {
  it('opens a session of its own elsewhere', async () => {
    const { mara, as, code, endsAt } = await begin();
    expect(new Date(endsAt).getTime() - clock.now().getTime()).toBe(60_000);
    const { data } = await swap(code);
    expect(data.user).toMatchObject({ id: mara.id, name: 'Mara' });
    expect(data.token).not.toBe(as);
    await call(signOut, {}, { as: data.token });
    await call(getMe, {}, { as });
  });

  it('works once, whatever comes at the same time', async () => {
    const { code } = await begin();
    const swaps = await Promise.allSettled(Array.from({ length: 8 }, () => swap(code)));
    expect(swaps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(swap(code)).rejects.toMatchObject(refused);
  });

  it('is good for 60 seconds and not one millisecond longer', async () => {
    const [early, late] = [await begin(), await begin()];
    clock.advance(59_999);
    await swap(early.code);
    clock.advance(1);
    await expect(swap(late.code)).rejects.toMatchObject(refused);
  });

  it('ends with the session behind it, and with its person’s account', async () => {
    const left = await begin();
    await call(signOut, {}, { as: left.as });
    await expect(swap(left.code)).rejects.toMatchObject(refused);
    const suspended = await begin();
    await database.sql.update(people).set({ state: 'suspended' }).where(eq(people.id, suspended.mara.id));
    await expect(swap(suspended.code)).rejects.toMatchObject(refused);
  });

  it('is no token: every other call refuses it, in the header and in the query', async () => {
    const { code } = await begin();
    await expect(call(getMe, {}, { as: code })).rejects.toMatchObject({ status: 401 });
    const inQuery = await app.inject(`/api/people/me?token=${code}`);
    expect([400, 401]).toContain(inQuery.statusCode);
    await swap(code);
  });

  it('is stored as a hash', async () => {
    const { code } = await begin();
    expect(JSON.stringify(await database.sql.select().from(handovers))).not.toContain(code);
  });

  it.each(['https://programs.example.org/back?to=1', `${parts.config.publicUrl}/`])(
    'leads back to %s',
    async (way) => {
      const as = await signedIn(parts, await person(parts));
      await call(calls.beginHandover, { body: { from: way } }, { as });
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]'])('leads back to this machine by the name %s', async (host) => {
    const own = new URL(parts.config.publicUrl);
    own.hostname = host;
    const as = await signedIn(parts, await person(parts));
    await call(calls.beginHandover, { body: { from: own.href } }, { as });
  });

  it.each([
    ['http://127.0.0.1:1/', 'not_one_of'],
    ['http://localhost.evil.example:3000/', 'not_one_of'],
    ['https://evil.example/', 'not_one_of'],
    ['https://programs.example.org.evil.example/', 'not_one_of'],
    ['http://programs.example.org/', 'not_one_of'],
    ['javascript:alert(1)', 'bad_format'],
    ['/profile', 'bad_format'],
  ])('never leads back to %s', async (way, code) => {
    const as = await signedIn(parts, await person(parts));
    await expect(call(calls.beginHandover, { body: { from: way } }, { as })).rejects.toMatchObject({
      status: 422,
      errors: [{ code, path: 'body.from' }],
    });
  });

  it('is swept when nobody came', async () => {
    await begin();
    clock.advance(60_000);
    await deleteExpired(parts.database.sql, retentions, clock.now());
    expect(await database.sql.select().from(handovers)).toEqual([]);
  });
});
