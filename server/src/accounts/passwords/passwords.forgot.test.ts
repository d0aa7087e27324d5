import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import * as calls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { people as peopleTable } from '../people/people.table.ts';
import { makePasswordLink } from './passwords.link.service.ts';

const { call, clock, database, mailbox, parts, settle } = await testApp();

const [password, other] = ['seven lanes of chalk', 'eight lanes of chalk'];
let number = 0;
const member = (sketch = {}) =>
  person(parts, { email: `forgetful${++number}@example.org`, password, ...sketch });
const ask = (email: string) => call(people.askPasswordLink, { body: { email } });
const tokensTo = (email: string) =>
  mailbox.sent.flatMap(({ to, action }) =>
    to === email ? (/#(reset\..*)$/.exec(action?.url ?? '')?.[1] ?? []) : [],
  );
const tokenTo = (email: string) => tokensTo(email).at(-1) ?? '';
const set = (token: string, given = other) => call(people.setPassword, { body: { token, password: given } });
const signIn = (email: string, given: string) => call(calls.signIn, { body: { email, password: given } });
const code = (calling: Promise<unknown>) =>
  calling.then(
    () => expect.unreachable(),
    (failure) => failure.code,
  );

async function asked(email: string): Promise<string> {
  await ask(email);
  await settle();
  return tokenTo(email);
}

describe('a forgotten password', () => {
  it('is replaced by the link from the mail, which ends every session and signs in', async () => {
    const { id, email } = await member();
    const old = await signedIn(parts, { id });
    const token = await asked(email);
    expect(mailbox.lastTo(email).action?.url).toContain('/competition/reset-password#');
    const { data: link } = await call(people.readPasswordLink, { body: { token } });
    expect(link).toEqual({ kind: 'password', name: 'Mara Lindqvist', email });
    const { data } = await set(token);
    expect(data.user.id).toBe(id);
    expect(await code(call(people.getMe, {}, { as: old }))).toBe('session_ended');
    expect(await code(signIn(email, password))).toBe('credentials_wrong');
    await signIn(email, other);
    expect(await code(set(token))).toBe('link_invalid');
    expect(await code(call(people.readPasswordLink, { body: { token } }))).toBe('link_invalid');
  });

  it('is good for an hour, and the newest link only', async () => {
    const { email } = await member();
    const first = await asked(email);
    const second = await asked(email);
    expect(await code(set(first))).toBe('link_invalid');
    clock.advance(3_600_000);
    expect(await code(set(second))).toBe('link_invalid');
  });

  it('of parallel uses of one link one wins', async () => {
    const { email } = await member();
    const token = await asked(email);
    const uses = Array.from({ length: 8 }, (_, index) => set(token, `${other} ${index}`));
    const settled = await Promise.allSettled(uses);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = settled.findIndex(({ status }) => status === 'fulfilled');
    await signIn(email, `${other} ${winner}`);
  });

  it('that many ask for at once leaves one link that is good', async () => {
    const { email } = await member();
    await Promise.all(Array.from({ length: 4 }, () => ask(email)));
    await settle();
    const read = await Promise.allSettled(
      tokensTo(email).map((token) => call(people.readPasswordLink, { body: { token } })),
    );
    expect(read).toHaveLength(4);
    expect(read.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('doesn’t invalidate links from the server’s operator', async () => {
    const { id, email } = await member();
    const link = await parts.database.transaction((tx) => makePasswordLink(parts, tx, id));
    await asked(email);
    await set(link.split('#')[1] ?? '');
  });

  it('answers the same for an address that nobody has, and mails nothing', async () => {
    const { email } = await member();
    const answers = async (of: string) => {
      const all: unknown[] = [];
      for (let tries = 0; tries < 6; tries++) {
        all.push(await ask(of).catch(({ status, retryAfter, errors }) => ({ status, retryAfter, errors })));
      }
      return all;
    };
    const nobody = 'forgotten-nobody@example.org';
    const known = await answers(email);
    expect(await answers(nobody)).toEqual(known);
    expect(known.at(-1)).toMatchObject({ status: 429, retryAfter: 3600 });
    await settle();
    expect(mailbox.sent.filter(({ to }) => to === nobody)).toEqual([]);
  });

  it('is the way in that no stranger can close: wrong passwords, wrong codes and mail in plenty', async () => {
    const { email } = await member();
    for (let tries = 0; tries < 11; tries++) await code(signIn(email, 'not the password'));
    await Promise.allSettled(Array.from({ length: 6 }, () => call(calls.askSignInCode, { body: { email } })));
    for (let tries = 0; tries < 11; tries++) {
      await code(call(calls.signInByCode, { body: { email, code: '123456' } }));
    }
    await Promise.allSettled(Array.from({ length: 6 }, () => ask(email)));
    expect(await code(signIn(email, password))).toBe('too_many_requests');
    await settle();
    // The stranger's own asking has mailed it, and it lives as long as the asking is closed.
    clock.advance(3_599_000);
    await set(tokenTo(email));
    await signIn(email, other);
  });

  it('tells a suspended person why, instead of setting anything', async () => {
    const { id, email } = await member();
    const token = await asked(email);
    await database.sql
      .update(peopleTable)
      .set({ state: 'suspended', suspendedFor: 'Two accounts.' })
      .where(eq(peopleTable.id, id));
    await expect(set(token)).rejects.toMatchObject({ status: 403, errors: [{ message: 'Two accounts.' }] });
  });

  it('keeps the account of who was leaving, as its mail says', async () => {
    const { id, email } = await member();
    const leaving = { state: 'leaving', erasedFrom: clock.now() } as const;
    await database.sql.update(peopleTable).set(leaving).where(eq(peopleTable.id, id));
    const token = await asked(email);
    expect(mailbox.lastTo(email).text).toContain('your account is kept');
    const { data } = await set(token);
    await call(people.getMe, {}, { as: data.token });
  });

  it('mails nothing to who was invited and has not come', async () => {
    const { email } = await member({ state: 'invited', password: undefined });
    await ask(email);
    await settle();
    expect(mailbox.sent.filter(({ to }) => to === email)).toEqual([]);
  });

  it.each(['', 'reset', 'reset.nobody.secret', 'else.019e8269-4e80-7236-8d90-b658f1ada140.x'])(
    'is not replaced by the token %j',
    async (token) => {
      const answer = await set(token).catch((failure) => failure.code);
      expect(['link_invalid', 'too_short']).toContain(answer);
    },
  );
});
