import { beginHandover, signInByHandover } from '@chalkline/contract/accounts/handovers.endpoints.ts';
import type { NewPasskey, PasskeyChange } from '@chalkline/contract/accounts/passkey.schema.ts';
import * as endpoints from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import { getMe } from '@chalkline/contract/accounts/people.endpoints.ts';
import {
  confirmSecondFactor,
  startSecondFactor,
} from '@chalkline/contract/accounts/second-factor.endpoints.ts';
import type { PasskeyProof } from '@chalkline/contract/accounts/second-step.schema.ts';
import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { day, minute } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRows } from '../../audit/audit.table.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { siteOf } from '../passkeys/passkey-challenges.service.ts';
import { requestOptions } from '../passkeys/passkey-options.service.ts';
import { passkey, softwareKey } from '../passkeys/passkeys.factory.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { people } from '../people/people.table.ts';
import { codeAt } from '../second-factors/authenticator.service.ts';
import { identify } from '../sessions/sessions.identify.service.ts';
import { signInByPasskey } from '../sign-ins/sign-ins.passkey.service.ts';
import { addPasskey, startPasskey } from './passkeys.service.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();

const password = 'seven lanes of chalk';
const here = siteOf(parts);
const elsewhere = { origin: 'https://gym.example', host: 'gym.example' };
const wrong = [422, 'passkey_wrong', 'body.passkey'];

const ask = async () => (await call(endpoints.askPasskey)).data;
const enter = (passkey: PasskeyProof, more = {}) =>
  call(endpoints.signInByPasskey, { body: { passkey, ...more } });

/** Somebody with a password, who can add keys. */
async function member(sketch = {}) {
  const who = await person(parts, { password, ...sketch });
  const as = await signedIn(parts, who);
  const start = async (proof: Partial<PasskeyChange> = {}) =>
    (await call(endpoints.startPasskey, { body: { password, ...proof } }, { as })).data;
  const finish = async (created: Omit<NewPasskey, 'name'>, name = 'Blue key') =>
    (await call(endpoints.addPasskey, { body: { ...created, name } }, { as })).data;
  const list = async () => (await call(endpoints.listPasskeys, {}, { as })).data;
  const add = async (name?: string, answer = {}) => {
    const key = softwareKey(here);
    const view = await finish(key.create(await start(), answer), name);
    return { key, view, sign: async (answer = {}) => key.sign(await ask(), answer) };
  };
  const remove = (passkeyId: string, proof: Partial<PasskeyChange> = {}) =>
    call(endpoints.removePasskey, { params: { passkeyId }, body: { password, ...proof } }, { as });
  const turnOnApp = async () => {
    const { secret } = (await call(startSecondFactor, { body: { password } }, { as })).data;
    const code = () => codeAt(secret, clock.now());
    await call(confirmSecondFactor, { body: { code: code() } }, { as });
    clock.advance(minute);
    return code;
  };
  const byPassword = (more = {}) => call(signIn, { body: { email: who.email, password, ...more } });
  return { who, as, start, finish, list, add, remove, turnOnApp, byPassword };
}

describe('a passkey', () => {
  it('is added after the password, named, and signs in alone; the person hears of it', async () => {
    const { who, start, finish, list } = await member();
    expect(await failure(start({ password: 'not the password' }))).toEqual([
      422,
      'password_wrong',
      'body.password',
    ]);
    const key = softwareKey(here);
    const options = await start();
    expect(options.rp.id).toBe('localhost');
    expect(JSON.stringify(options)).not.toContain(who.id);
    const added = await finish(key.create(options), 'Blue key');
    expect(added).toMatchObject({ name: 'Blue key', site: 'localhost', isHere: true, lastUsedAt: null });
    await settle();
    expect(mailbox.lastTo(who.email).subject).toBe('A passkey was added to your account');
    expect(mailbox.lastTo(who.email).text).toContain('Blue key');
    clock.advance(minute);
    const { data } = await enter(key.sign(await ask()));
    expect(data.user.id).toBe(who.id);
    expect((await call(getMe, {}, { as: data.token })).data.id).toBe(who.id);
    expect(await list()).toEqual([{ ...added, lastUsedAt: clock.now().toISOString() }]);
    const actions = await database.sql.select().from(auditRows).where(eq(auditRows.subjectId, who.id));
    expect(actions.map(({ action }) => action)).toContain('person.passkey_added');
  });

  it('is one of several, and of one account only', async () => {
    const { start, finish, list, add } = await member();
    await add('Blue key');
    clock.advance(1000);
    const second = await add('Phone');
    expect((await list()).map(({ name }) => name)).toEqual(['Phone', 'Blue key']);
    const options = await start();
    expect(options.excludeCredentials.map(({ id }) => id)).toContain(second.key.id);
    expect((await failure(finish(second.key.create(options)))).slice(0, 2)).toEqual([409, 'passkey_known']);
    const other = await member();
    const theirs = other.finish(second.key.create(await other.start()));
    expect((await failure(theirs)).slice(0, 2)).toEqual([409, 'passkey_known']);
    expect(await other.list()).toEqual([]);
  });

  it('is one of twenty at most, also of several added at once', async () => {
    const { who, start, finish, list } = await member();
    await Promise.all(Array.from({ length: 19 }, () => passkey(parts, who)));
    const started = await Promise.all([start(), start(), start()]);
    const added = await Promise.allSettled(
      started.map((options) => finish(softwareKey(here).create(options))),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await failure(start())).slice(0, 2)).toEqual([409, 'passkeys_full']);
    expect(await list()).toHaveLength(20);
  });

  it('stays kept when its call is repeated, and is not added twice', async () => {
    const { as, start, list } = await member();
    const body = { ...softwareKey(here).create(await start()), name: 'Blue key' };
    const add = () => call(endpoints.addPasskey, { body }, { as, idempotencyKey: 'blue-key-once' });
    expect((await add()).data).toEqual((await add()).data);
    expect(await list()).toHaveLength(1);
  });

  it('is removed after the password, with the other sessions it opened; the person hears of it', async () => {
    const { who, as, add, remove, list } = await member();
    const { view, sign } = await add();
    const { token } = (await enter(await sign())).data;
    const stranger = await member();
    expect((await failure(stranger.remove(view.id)))[0]).toBe(404);
    expect((await failure(stranger.remove('nothing')))[0]).toBe(404);
    expect((await failure(remove(view.id, { password: 'wrong' }))).slice(0, 2)).toEqual([
      422,
      'password_wrong',
    ]);
    await remove(view.id);
    expect(await list()).toEqual([]);
    expect((await failure(call(getMe, {}, { as: token })))[0]).toBe(401);
    expect((await call(getMe, {}, { as })).data.id).toBe(who.id);
    expect(await failure(enter(await sign()))).toEqual(wrong);
    await settle();
    expect(mailbox.lastTo(who.email).subject).toBe('A passkey was removed from your account');
  });

  it('lets nobody in who is suspended, and asks who is leaving', async () => {
    const suspended = await member();
    const one = await suspended.add();
    await setState(suspended.who.id, { state: 'suspended' });
    expect((await failure(enter(await one.sign()))).slice(0, 2)).toEqual([403, 'account_suspended']);
    const leaving = await member();
    const other = await leaving.add();
    await setState(leaving.who.id, { state: 'leaving', erasedFrom: new Date(clock.now().getTime() + day) });
    expect((await failure(enter(await other.sign()))).slice(0, 2)).toEqual([409, 'account_leaving']);
    const { data } = await enter(await other.sign(), { keepAccount: true });
    expect(data.user.id).toBe(leaving.who.id);
  });
});

describe('what is not taken for a new passkey', () => {
  it.each([
    ['an unverified user', { isVerified: false }],
    ['another origin', { origin: 'https://localhost.example' }],
    ['another host', { host: 'gym.example' }],
    ['an answer of another kind', { type: 'webauthn.get' }],
  ])('%s', async (_, answer) => {
    const { start, finish, list } = await member();
    const created = softwareKey(here).create(await start(), answer);
    expect((await failure(finish(created))).slice(0, 2)).toEqual([422, 'passkey_not_added']);
    expect(await list()).toEqual([]);
  });

  it('an answer to another person’s challenge, to one for signing in, to none, or too late', async () => {
    const { start, finish, list } = await member();
    const other = await member();
    const options = await start();
    const answers = [
      (await other.start()).challenge,
      (await ask()).challenge,
      'c2V2ZW4gbGFuZXMgb2YgY2hhbGs',
      `${options.challenge.slice(0, -4)}AAAA`,
    ];
    for (const challenge of answers) {
      const created = softwareKey(here).create(options, { challenge });
      expect((await failure(finish(created))).slice(0, 2)).toEqual([422, 'passkey_not_added']);
    }
    const late = softwareKey(here).create(options);
    clock.advance(5 * minute);
    expect((await failure(finish(late))).slice(0, 2)).toEqual([422, 'passkey_not_added']);
    expect(await list()).toEqual([]);
  });

  it('a second answer to a challenge', async () => {
    const { start, finish, list } = await member();
    const options = await start();
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => finish(softwareKey(here).create(options))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });
});

describe('what signs nobody in', () => {
  it.each([
    ['counts its signatures', {}],
    ['counts none', { counter: 0 }],
  ])('an answer that was given before, also of many at once, by a key that %s', async (_, counted) => {
    const { add } = await member();
    const { sign } = await add('Blue key', counted);
    const proof = await sign(counted);
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => enter(proof)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(enter(proof))).toEqual(wrong);
  });

  it.each([
    ['a count that went back, as of a copied key', { counter: 1 }],
    ['an unverified user', { isVerified: false }],
    ['another origin', { origin: 'https://localhost.example' }],
    ['another host', { host: 'gym.example' }],
    ['an answer of another kind', { type: 'webauthn.create' }],
    ['somebody else’s name', { userHandle: 'bm9ib2R5' }],
  ])('%s', async (_, answer) => {
    const { add } = await member();
    const { sign } = await add();
    await enter(await sign());
    expect(await failure(enter(await sign(answer)))).toEqual(wrong);
    await enter(await sign({ counter: 9 }));
  });

  it('a key that was never added, one with another’s id, and a changed signature', async () => {
    const { start, add } = await member();
    const { sign } = await add();
    const stranger = softwareKey(here);
    stranger.create(await start());
    const forged = stranger.sign(await ask());
    expect(await failure(enter(forged))).toEqual(wrong);
    const { id, userHandle } = await sign();
    expect(await failure(enter({ ...forged, id, userHandle }))).toEqual(wrong);
    const { signature } = await sign();
    expect(await failure(enter({ ...(await sign()), signature }))).toEqual(wrong);
    expect(await failure(enter({ ...(await sign()), clientDataJSON: 'bm90IEpTT04' }))).toEqual(wrong);
  });

  it('an answer to a challenge of another kind, of another site, or five minutes old', async () => {
    const { start, add } = await member();
    const { sign } = await add();
    expect(await failure(enter(await sign({ challenge: (await start()).challenge })))).toEqual(wrong);
    const { challenge } = requestOptions(at(elsewhere.origin));
    expect(await failure(enter(await sign({ challenge })))).toEqual(wrong);
    const proof = await sign();
    clock.advance(5 * minute);
    expect(await failure(enter(proof))).toEqual(wrong);
  });

  it('a passkey of another site, which signs in there alone', async () => {
    const { who, as, list } = await member();
    const viewer = await identify(parts)(as);
    if (!viewer) throw new Error('The session is gone.');
    const away = at(elsewhere.origin);
    const key = softwareKey(elsewhere);
    const created = key.create(await startPasskey(away, viewer, { password }));
    await addPasskey(away, viewer, { ...created, name: 'Gym key' });
    expect(await list()).toMatchObject([{ site: 'gym.example', isHere: false }]);
    expect(await failure(enter(key.sign(await ask(), here)))).toEqual(wrong);
    const from = { address: '203.0.113.9', device: undefined };
    const there = await signInByPasskey(away, { passkey: key.sign(requestOptions(away)) }, from);
    expect(there.person.id).toBe(who.id);
  });

  it('a hundred wrong ones from one network close it for a while', async () => {
    const from = '203.0.113.77';
    const proof = softwareKey(here).sign(await ask());
    const body = { passkey: { ...proof, userHandle: 'bm9ib2R5' } };
    const tries = Array.from({ length: 101 }, () =>
      failure(call(endpoints.signInByPasskey, { body }, { from })),
    );
    const statuses = (await Promise.all(tries)).map(([status]) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('as the second step', () => {
  it('a passkey of one’s own takes the place of the code', async () => {
    const { who, add, turnOnApp, byPassword } = await member();
    const { sign } = await add();
    await byPassword();
    await turnOnApp();
    expect((await failure(byPassword())).slice(0, 2)).toEqual([403, 'second_factor_required']);
    const other = await (await member()).add();
    expect(await failure(byPassword({ passkey: await other.sign() }))).toEqual(wrong);
    const proof = await sign();
    expect((await byPassword({ passkey: proof })).data.user.id).toBe(who.id);
    expect(await failure(byPassword({ passkey: proof }))).toEqual(wrong);
  });

  it('is asked for before passkeys are added and removed', async () => {
    const { start, add, turnOnApp, remove } = await member();
    const { view, sign } = await add();
    const code = await turnOnApp();
    for (const change of [start, () => remove(view.id)]) {
      expect((await failure(change())).slice(0, 2)).toEqual([403, 'second_factor_required']);
    }
    expect((await failure(start({ secondFactor: '000000' }))).slice(0, 2)).toEqual([
      422,
      'second_factor_wrong',
    ]);
    await start({ passkey: await sign() });
    await remove(view.id, { secondFactor: code() });
  });
});

describe('an administrator', () => {
  it('has their rights in sessions that a passkey opened, until it is removed', async () => {
    const app = await testApp({ DEMO: 'off' });
    const admin = await person(app.parts, { accountType: 'admin', password });
    const { token: as, user } = (await app.call(signIn, { body: { email: admin.email, password } })).data;
    expect(user.awaitsSecondStep).toBe(true);
    const key = softwareKey(here);
    const options = (await app.call(endpoints.startPasskey, { body: { password } }, { as })).data;
    const body = { ...key.create(options), name: 'Blue key' };
    const { id: passkeyId } = (await app.call(endpoints.addPasskey, { body }, { as })).data;
    const type = async (token: string) => (await app.call(getMe, {}, { as: token })).data.accountType;
    expect(await type(as)).toBe('admin');
    const byPassword = (await app.call(signIn, { body: { email: admin.email, password } })).data;
    expect(byPassword.user.accountType).toBe('trainee');
    const passkey = key.sign((await app.call(endpoints.askPasskey)).data);
    const byKey = (await app.call(endpoints.signInByPasskey, { body: { passkey } })).data;
    expect(byKey.user.accountType).toBe('admin');
    const handover = { from: app.parts.config.publicUrl };
    const { code } = (await app.call(beginHandover, { body: handover }, { as: byKey.token })).data;
    const handedOver = (await app.call(signInByHandover, { body: { code } })).data;
    expect(handedOver.user.accountType).toBe('admin');
    await app.call(endpoints.removePasskey, { params: { passkeyId }, body: { password } }, { as });
    expect(await type(as)).toBe('trainee');
  });
});

/** The same server at another address. */
function at(publicUrl: string) {
  return { ...parts, config: { ...parts.config, publicUrl } };
}

async function setState(id: string, change: Partial<typeof people.$inferInsert>) {
  await database.sql.update(people).set(change).where(eq(people.id, id));
}
