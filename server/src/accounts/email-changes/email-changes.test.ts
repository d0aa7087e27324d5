import { listPasskeys } from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import * as security from '@chalkline/contract/accounts/security.endpoints.ts';
import * as calls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { retentions } from '../../manifests.ts';
import { deleteExpired } from '../../platform/database/retention.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { passkey } from '../passkeys/passkeys.factory.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { people as peopleTable } from '../people/people.table.ts';

const { call, clock, database, mailbox, parts, settle } = await testApp();

const [password, other] = ['seven lanes of chalk', 'eight lanes of chalk'];
const hours = 3_600_000;
let number = 0;
const address = (name = 'moved') => `${name}${++number}@example.org`;

async function member(email = address('mara')) {
  const mara = await person(parts, { email, password });
  return { ...mara, token: await signedIn(parts, mara) };
}

const ask = (as: string, email: string, given = password) =>
  call(security.askEmailChange, { body: { email, password: given } }, { as });
const confirm = (as: string, code: string) => call(security.confirmEmailChange, { body: { code } }, { as });
const undo = (token: string, given = other) =>
  call(security.undoEmailChange, { body: { token, password: given } }, { from: `10.0.0.${++number % 250}` });
const signIn = (email: string, given = password) => call(calls.signIn, { body: { email, password: given } });
const lettersTo = (email: string) => mailbox.sent.filter(({ to }) => to === email);
const codeTo = (email: string) =>
  lettersTo(email)
    .flatMap(({ subject }) => /^(\d{6}) is your Chalkline verification code/.exec(subject)?.[1] ?? [])
    .at(-1) ?? '000000';
const undoTo = (email: string) =>
  lettersTo(email)
    .flatMap(({ action }) => /#(undo\..*)$/.exec(action?.url ?? '')?.[1] ?? [])
    .at(-1) ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Has the person's address changed and both mails sent. */
async function moved(mara: { token: string }, newEmail = address()) {
  clock.advance(1000);
  await ask(mara.token, newEmail);
  await settle();
  await confirm(mara.token, codeTo(newEmail));
  await settle();
  return newEmail;
}

describe('changing one’s address', () => {
  it('asks for the password, mails the new address a code, and then signs in by it', async () => {
    const mara = await member();
    const newEmail = address();
    expect(await failure(ask(mara.token, newEmail, other))).toEqual([422, 'password_wrong', 'body.password']);
    expect(await failure(ask(mara.token, mara.email))).toEqual([422, 'email_same', 'body.email']);
    const { data } = await ask(mara.token, newEmail);
    expect(data).toMatchObject({ email: mara.email, emailChange: { newEmail } });
    await settle();
    expect(await failure(confirm(mara.token, wrong(codeTo(newEmail))))).toEqual([
      422,
      'code_wrong',
      'body.code',
    ]);
    await signIn(mara.email);
    const me = await confirm(mara.token, codeTo(newEmail));
    expect(me.data.email).toBe(newEmail);
    expect((await failure(signIn(mara.email)))[1]).toBe('credentials_wrong');
    await signIn(newEmail);
    const { data: after } = await call(security.getSecurity, {}, { as: mara.token });
    expect(after).toMatchObject({ email: newEmail, emailChange: null });
  });

  it('takes the code of the newest wish only', async () => {
    const mara = await member();
    const [first, second] = [address(), address()];
    await ask(mara.token, first);
    await settle();
    await ask(mara.token, second);
    expect((await failure(confirm(mara.token, codeTo(first))))[1]).toBe('code_wrong');
    await settle();
    expect((await confirm(mara.token, codeTo(second))).data.email).toBe(second);
  });

  it('can be given up, and its code is dead then', async () => {
    const mara = await member();
    const newEmail = address();
    await ask(mara.token, newEmail);
    await settle();
    for (let again = 0; again < 2; again++) await call(security.cancelEmailChange, {}, { as: mara.token });
    expect((await failure(confirm(mara.token, codeTo(newEmail))))[1]).toBe('code_wrong');
    await call(security.resendEmailChangeCode, {}, { as: mara.token });
    const letters = mailbox.sent.length;
    await settle();
    expect(mailbox.sent).toHaveLength(letters);
  });

  it('doesn’t reveal whether the new address has an account, and notifies its owner', async () => {
    const [mara, noor] = [await member(), await member()];
    const known = await ask(mara.token, noor.email);
    const unknown = address();
    const free = await ask((await member()).token, unknown);
    expect({ ...known, data: null }).toEqual({ ...free, data: null });
    await settle();
    expect(mailbox.lastTo(noor.email).subject).toBe('Someone tried to use your email on Chalkline');
    expect(await failure(confirm(mara.token, '123456'))).toEqual([422, 'code_wrong', 'body.code']);
  });

  it('is refused when somebody took the address meanwhile', async () => {
    const mara = await member();
    const newEmail = address();
    await ask(mara.token, newEmail);
    await settle();
    await person(parts, { email: newEmail });
    expect((await failure(confirm(mara.token, codeTo(newEmail))))[1]).toBe('email_taken');
  });

  it('of two at once to one address, one wins', async () => {
    const [mara, noor] = [await member(), await member()];
    const newEmail = address();
    await ask(mara.token, newEmail);
    await settle();
    const maras = codeTo(newEmail);
    await ask(noor.token, newEmail);
    await settle();
    const both = await Promise.allSettled([
      confirm(mara.token, maras),
      confirm(noor.token, codeTo(newEmail)),
      confirm(mara.token, maras),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is guessed at by 40 at once in vain', async () => {
    const mara = await member();
    const newEmail = address();
    await ask(mara.token, newEmail);
    await settle();
    const code = codeTo(newEmail);
    const guesses = Array.from({ length: 40 }, (_, index) =>
      failure(confirm(mara.token, String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'))),
    );
    const statuses = (await Promise.all(guesses)).map(([status]) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect((await failure(confirm(mara.token, code)))[0]).toBe(429);
  });

  it('ends the links that were mailed to the old address', async () => {
    const mara = await member();
    await call(people.askPasswordLink, { body: { email: mara.email } });
    await settle();
    const token = mailbox.lastTo(mara.email).action?.url.split('#')[1] ?? '';
    await moved(mara);
    expect((await failure(call(people.setPassword, { body: { token, password: other } })))[1]).toBe(
      'link_invalid',
    );
  });
});

describe('undoing it from the old address', () => {
  it('brings the address back with a new password, and signs everybody else out', async () => {
    const mara = await member();
    const newEmail = await moved(mara);
    const { data } = await undo(undoTo(mara.email));
    expect(data.user.email).toBe(mara.email);
    expect((await failure(call(people.getMe, {}, { as: mara.token })))[1]).toBe('session_ended');
    expect((await failure(signIn(newEmail)))[1]).toBe('credentials_wrong');
    expect((await failure(signIn(mara.email)))[1]).toBe('credentials_wrong');
    await signIn(mara.email, other);
  });

  it('works once, of many at once for one', async () => {
    const mara = await member();
    await moved(mara);
    const token = undoTo(mara.email);
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => undo(token)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await failure(undo(token)))[1]).toBe('link_invalid');
  });

  it('works for 72 hours', async () => {
    const mara = await member();
    await moved(mara);
    clock.advance(72 * hours - 60_000);
    await undo(undoTo(mara.email));
    const noor = await member();
    await moved(noor);
    clock.advance(72 * hours);
    expect((await failure(undo(undoTo(noor.email))))[1]).toBe('link_invalid');
  });

  it('removes the passkeys, which are told of one by one', async () => {
    const mara = await member();
    await passkey(parts, mara);
    await moved(mara);
    const { data } = await undo(undoTo(mara.email));
    expect((await call(listPasskeys, {}, { as: data.token })).data).toEqual([]);
    await settle();
    expect(lettersTo(mara.email).map(({ subject }) => subject)).toContain(
      'A passkey was removed from your account',
    );
  });

  it('undoes what came after it too, whose links die', async () => {
    const mara = await member();
    const second = await moved(mara);
    await moved(mara);
    await undo(undoTo(mara.email));
    await signIn(mara.email, other);
    expect((await failure(undo(undoTo(second), 'the thief is back')))[1]).toBe('link_invalid');
  });

  it('of a later change leaves the earlier one to be undone', async () => {
    const mara = await member();
    const second = await moved(mara);
    await moved(mara);
    await undo(undoTo(second), 'the thief was here');
    await undo(undoTo(mara.email));
    await signIn(mara.email, other);
  });

  it('finds the old address still free: nobody can take it meanwhile', async () => {
    const mara = await member();
    await moved(mara);
    await expect(person(parts, { email: mara.email })).rejects.toMatchObject({ status: 409 });
    const noor = await member();
    await ask(noor.token, mara.email);
    await settle();
    expect((await failure(confirm(noor.token, codeTo(mara.email))))[1]).toBe('code_wrong');
    await undo(undoTo(mara.email));
  });

  it('is over after it: the address is anybody’s again', async () => {
    const mara = await member();
    await moved(mara);
    clock.advance(72 * hours);
    await deleteExpired(parts.database.sql, retentions, clock.now());
    await person(parts, { email: mara.email });
  });

  it('takes back an account that the thief was deleting as well', async () => {
    const mara = await member();
    await moved(mara);
    await database.sql
      .update(peopleTable)
      .set({ state: 'leaving', erasedFrom: clock.now() })
      .where(eq(peopleTable.id, mara.id));
    const { data } = await undo(undoTo(mara.email));
    await call(people.getMe, {}, { as: data.token });
  });

  it('refuses an easy password and uses nothing up by it', async () => {
    const mara = await member();
    await moved(mara);
    expect((await failure(undo(undoTo(mara.email), 'maralindqvist')))[1]).toBe('password_common');
    await undo(undoTo(mara.email));
  });

  it.each([
    'undo',
    'undo.x.y',
    'reset.019e8269-4e80-7236-8d90-b658f1ada140.x',
    'undo.019e8269-4e80-7236-8d90-b658f1ada140.x',
  ])('is not done by the token %j', async (token) => {
    expect((await failure(undo(token)))[1]).toBe('link_invalid');
  });
});

it('keeps what is still to be undone when it sweeps', async () => {
  const mara = await member();
  await moved(mara);
  await deleteExpired(parts.database.sql, retentions, clock.now());
  await undo(undoTo(mara.email));
});
