import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import * as calls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { retentions } from '../../manifests.ts';
import { deleteExpired } from '../../platform/database/retention.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countTry } from '../attempts/attempts.service.ts';
import { attempts } from '../attempts/attempts.table.ts';
import { verifications } from '../auth/auth.table.ts';
import { sessions } from '../auth/sessions.table.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { people as peopleTable } from '../people/people.table.ts';
import { registrations } from '../registrations/registrations.table.ts';

const { app, call, clock, database, parts, settle } = await testApp();

const password = 'seven lanes of chalk';
let number = 0;
const member = (sketch = {}) =>
  person(parts, { email: `member${++number}@example.org`, password, ...sketch });

const signIn = (email: string, given = password, from = '127.0.0.1') =>
  call(calls.signIn, { body: { email, password: given } }, { from });

async function refusal(calling: Promise<unknown>) {
  return calling.then(
    () => expect.unreachable(),
    ({ status, message, errors, retryAfter }) => ({ status, message, errors, retryAfter }),
  );
}

describe('signing in', () => {
  it('gives a token and the person', async () => {
    const mara = await member({ name: 'Mara', accountType: 'corporate_admin' });
    const { data, message } = await signIn(mara.email);
    expect(message).toBe('OK');
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect(data.user).toEqual({
      id: mara.id,
      name: 'Mara',
      handle: null,
      email: mara.email,
      photo: null,
      accountType: 'corporate_admin',
      organizationId: null,
      locale: null,
      zone: null,
      weightUnit: null,
      can: { seeDashboard: true, seeFitnessPrograms: true, seeClients: true },
    });
  });

  it('keeps the time zone of the first browser of who chose none', async () => {
    const mara = await member();
    const as = { as: await signedIn(parts, mara) };
    const learn = (zone: string) => call(people.learnZone, { body: { zone } }, as);
    await learn('Europe/Oslo');
    await learn('Asia/Tokyo');
    expect((await call(people.getMe, {}, as)).data.zone).toBe('Europe/Oslo');
    expect(await refusal(learn('Mars/Olympus'))).toMatchObject({ status: 422 });
  });

  it('answers 201, and keeps the token as a hash alone', async () => {
    const mara = await member();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sessions',
      headers: { 'user-agent': 'Board of the gym' },
      payload: { email: mara.email, password },
    });
    expect(answer.statusCode).toBe(201);
    const { token } = answer.json().data;
    const rows = await database.sql.select().from(sessions).where(eq(sessions.personId, mara.id));
    expect(rows).toMatchObject([{ address: '127.0.0.1', device: 'Board of the gym' }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('refuses an unknown address, a wrong password and who has none in the same words', async () => {
    const mara = await member();
    const withoutPassword = await member({ password: undefined });
    const refusals = await Promise.all([
      refusal(signIn(mara.email, 'not the password')),
      refusal(signIn('nobody@example.org')),
      refusal(signIn(withoutPassword.email)),
    ]);
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 401, errors: [{ code: 'credentials_wrong' }] });
  });

  it('tells who is suspended so only after the right password', async () => {
    const mara = await member({ state: 'suspended' });
    expect(await refusal(signIn(mara.email, 'not the password'))).toMatchObject({ status: 401 });
    expect(await refusal(signIn(mara.email))).toMatchObject({
      status: 403,
      errors: [{ code: 'account_suspended' }],
    });
  });

  it('shows the reason of a suspension, and when it ends', async () => {
    const mara = await member();
    const suspended = { state: 'suspended', suspendedFor: 'Two accounts.' } as const;
    await database.sql.update(peopleTable).set(suspended).where(eq(peopleTable.id, mara.id));
    expect(await refusal(signIn(mara.email))).toMatchObject({ errors: [{ message: 'Two accounts.' }] });
    const until = { suspendedUntil: new Date('2026-12-04T10:30:00Z') };
    await database.sql.update(peopleTable).set(until).where(eq(peopleTable.id, mara.id));
    expect(await refusal(signIn(mara.email))).toMatchObject({
      errors: [{ message: 'Two accounts. Suspended until December 4, 2026 at 10:30 AM UTC.' }],
    });
    expect(await refusal(signIn(mara.email, 'not the password'))).toMatchObject({
      errors: [{ code: 'credentials_wrong' }],
    });
  });

  it('asks who is leaving whether they stay, and lets them, once of many at once', async () => {
    const mara = await member();
    const leaving = { state: 'leaving', erasedFrom: clock.now() } as const;
    await database.sql.update(peopleTable).set(leaving).where(eq(peopleTable.id, mara.id));
    expect(await refusal(signIn(mara.email, 'not the password'))).toMatchObject({ status: 401 });
    expect(await refusal(signIn(mara.email))).toMatchObject({
      status: 409,
      errors: [{ code: 'account_leaving' }],
    });
    const stay = () => call(calls.signIn, { body: { email: mara.email, password, keepAccount: true } });
    const both = await Promise.allSettled([stay(), stay()]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    const [row] = await database.sql.select().from(peopleTable).where(eq(peopleTable.id, mara.id));
    expect(row).toMatchObject({ state: 'active', erasedFrom: null });
    await signIn(mara.email);
  });

  it('tells who has not entered the code so only after the right password', async () => {
    const email = 'waiting@example.org';
    await call(people.registerPerson, { body: { name: 'Waiting', email, password } });
    expect(await refusal(signIn(email, 'not the password'))).toMatchObject({ status: 401 });
    expect(await refusal(signIn(email))).toMatchObject({
      status: 403,
      errors: [{ code: 'email_not_verified' }],
    });
  });

  it('tells who was invited and has not entered the code so as well', async () => {
    const invited = await member({ state: 'invited', password: undefined });
    await call(people.registerPerson, { body: { name: 'Invited', email: invited.email, password } });
    expect(await refusal(signIn(invited.email))).toMatchObject({ errors: [{ code: 'email_not_verified' }] });
  });

  it('lets nobody in with the password of a registration that came after the account', async () => {
    const mara = await member();
    const body = { name: 'Mallory', email: mara.email, password: 'mallory was here' };
    await call(people.registerPerson, { body });
    expect(await refusal(signIn(mara.email, body.password))).toMatchObject({ status: 403 });
    await signIn(mara.email);
  });

  it('doesn’t reveal who has an account to people who register others’ addresses', async () => {
    const refusals = [];
    for (const { email } of [
      await member(),
      await member({ state: 'suspended' }),
      { email: 'no@example.org' },
    ]) {
      const body = { name: 'Mallory', email, password: 'mallory was here' };
      await call(people.registerPerson, { body });
      refusals.push(await refusal(signIn(email, body.password)));
    }
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

describe('too many tries', () => {
  /** A wrong one, counted as a sign-in counts it: a hundred hashes would only take time. */
  const counted = (email: string, address: string) =>
    countTry(parts, {
      email,
      address,
      ofEmail: limits.signInOfEmail,
      fromNetwork: limits.signInFromNetwork,
    });

  it('of one e-mail are refused, known or not, even the right one, for a quarter of an hour', async () => {
    const mara = await member();
    const rounds = async (email: string) => {
      const tries = Array.from({ length: 40 }, () => refusal(signIn(email, 'not the password')));
      return (await Promise.all(tries)).map(({ status }) => status).toSorted();
    };
    const known = await rounds(mara.email);
    expect(known.filter((status) => status === 401)).toHaveLength(10);
    expect(await rounds('nobody-else@example.org')).toEqual(known);
    expect(await refusal(signIn(mara.email))).toMatchObject({ status: 429, retryAfter: 900 });
    clock.advance(900_000);
    await signIn(mara.email);
  });

  it('reset after a successful one', async () => {
    const mara = await member();
    for (let round = 0; round < 3; round++) {
      const address = `10.0.0.${round}`;
      for (let tries = 0; tries < 8; tries++) await counted(mara.email, address);
      await refusal(signIn(mara.email, 'wrong', address));
      await signIn(mara.email);
    }
  });

  it('are not forgiven by the password of a registration', async () => {
    const mara = await member();
    const body = { name: 'Mallory', email: mara.email, password: 'mallory was here' };
    await call(people.registerPerson, { body });
    for (let tries = 0; tries < 5; tries++) {
      await refusal(signIn(mara.email, 'not the password'));
      await refusal(signIn(mara.email, body.password));
    }
    expect(await refusal(signIn(mara.email, 'not the password'))).toMatchObject({ status: 429 });
  });

  it('from one network are refused whatever the e-mail, and others are let in', async () => {
    const mara = await member();
    const from = (host: number) => `2001:db8:7:7::${host.toString(16)}`;
    const guesses = Array.from({ length: 98 }, (_, index) =>
      counted(`guess${index}@example.org`, from(index)),
    );
    await Promise.all(guesses);
    const tries = [98, 99, 100].map((index) =>
      refusal(signIn(`guess${index}@example.org`, 'not the password', from(index))),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([401, 401, 429]);
    expect(await refusal(signIn(mara.email, password, from(500)))).toMatchObject({ status: 429 });
    await signIn(mara.email, password, '2001:db8:7:8::1');
  });
});

describe('signing out', () => {
  it('ends this session at once and no other', async () => {
    const mara = await member();
    const [one, other] = [await signedIn(parts, mara), await signedIn(parts, mara)];
    await call(calls.signOut, {}, { as: one });
    expect(await refusal(call(people.getMe, {}, { as: one }))).toMatchObject({
      status: 401,
      errors: [{ code: 'session_ended' }],
    });
    await call(people.getMe, {}, { as: other });
  });

  it('of somebody suspended is done for them', async () => {
    const mara = await member();
    const token = await signedIn(parts, mara);
    await database.sql.update(peopleTable).set({ state: 'suspended' }).where(eq(peopleTable.id, mara.id));
    expect(await refusal(call(people.getMe, {}, { as: token }))).toMatchObject({ status: 401 });
  });
});

it('what has run out is swept, and nothing else', async () => {
  const waits = { name: 'Waiting', password };
  const tables = [sessions, registrations, verifications, attempts];
  const counts = () =>
    Promise.all(tables.map(async (table) => (await database.sql.select().from(table)).length));
  const leaveOneOfEach = async (email: string) => {
    const mara = await member();
    await signedIn(parts, mara);
    await call(people.registerPerson, { body: { ...waits, email } });
    await settle();
  };
  // What the tests above asked for.
  await settle();
  for (const table of tables) await database.sql.delete(table);
  await leaveOneOfEach('older@example.org');
  clock.advance(31 * 86_400_000);
  await leaveOneOfEach('newer@example.org');
  expect(await counts()).toEqual([2, 2, 2, 3]);
  await deleteExpired(parts.database.sql, retentions, clock.now());
  expect(await counts()).toEqual([1, 1, 1, 2]);
});
