import * as calls from '@chalkline/contract/accounts/guests.endpoints.ts';
import { acceptInvitation } from '@chalkline/contract/accounts/invited.endpoints.ts';
import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import { askSignInCode, signOut } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { invitation } from '../../administration/invitations/invitations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { makeAdministrator } from '../administrators/administrators.make.service.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { personByEmail } from '../people/people.service.ts';

const { call, clock, database, mailbox, parts, settle } = await testApp();

const password = 'seven lanes of chalk';
let number = 0;
const someone = () => `guest${++number}@example.org`;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const enter = (email: string, code: string, name?: string) =>
  call(calls.enterAsGuest, { body: { email, code, ...(name && { name }) } });
const found = (email: string) => personByEmail(database.sql, email);
const unknownOrder = { kind: 'registration', offerId: 'none', lines: [{ itemId: 'none', quantity: 1 }] };
/** A guest gets as far as the order; nobody doesn't. */
const reach = (token: string) => failure(call(quoteOrder, { body: unknownOrder }, { as: token }));

async function asked(email: string): Promise<string> {
  await call(calls.askGuestCode, { body: { email } });
  await settle();
  return /^(\d{6}) is your Chalkline code/.exec(mailbox.lastTo(email).subject)?.[1] ?? '';
}

async function guest(email = someone(), name = 'Noor Achterberg') {
  const { data } = await enter(email, await asked(email), name);
  return { email, token: data.token };
}

/** Makes an account of their own with this email. */
async function register(email: string) {
  await call(people.registerPerson, { body: { name: 'Noor A.', email, password } });
  await settle();
  const [, code = ''] = /^(\d{6})/.exec(mailbox.lastTo(email).subject) ?? [];
  return (await call(people.verifyEmail, { body: { email, code } })).data;
}

describe('a guest', () => {
  it('comes in by a mailed code, once, and is nobody to calls that are not for guests', async () => {
    const email = someone();
    const code = await asked(email);
    expect(await failure(enter(email, wrong(code), 'Noor'))).toEqual([422, 'code_wrong', 'body.code']);
    const { data } = await enter(email, code, 'Noor Achterberg');
    expect(data).toEqual({ token: expect.any(String), name: 'Noor Achterberg', email });
    expect(await failure(enter(email, code, 'Noor'))).toEqual([422, 'code_wrong', 'body.code']);
    expect(await reach(data.token)).toEqual([404, 'not_found', undefined]);
    expect((await failure(call(people.getMe, {}, { as: data.token })))[0]).toBe(401);
    await call(signOut, {}, { as: data.token });
    expect((await reach(data.token))[0]).toBe(401);
  });

  it('is one person however often they come, and 40 right codes at once let one in', async () => {
    const { email } = await guest();
    const first = await found(email);
    const code = await asked(email);
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => enter(email, code)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await found(email)).toMatchObject({ id: first?.id, state: 'guest', name: 'Noor Achterberg' });
  });

  it('has a code for five minutes, with three tries, and five mails an hour', async () => {
    const email = someone();
    const late = await asked(email);
    clock.advance(5 * minute);
    expect((await failure(enter(email, late, 'Noor')))[1]).toBe('code_wrong');
    const code = await asked(email);
    for (let tries = 0; tries < 3; tries++) await failure(enter(email, wrong(code), 'Noor'));
    expect((await failure(enter(email, code, 'Noor')))[1]).toBe('code_wrong');
    for (let mails = 2; mails < 5; mails++) await asked(email);
    expect((await failure(call(calls.askGuestCode, { body: { email } })))[0]).toBe(429);
  });

  it('who never bought anything learns that after entering the right code', async () => {
    const email = someone();
    const code = await asked(email);
    expect(await failure(enter(email, code))).toEqual([404, 'guest_unknown', 'body.email']);
    expect(await found(email)).toBeNull();
    await enter(email, code, 'Noor Achterberg');
  });
});

describe('an email', () => {
  it('with an account is asked to sign in, by mail alone', async () => {
    const { email } = await person(parts, { email: someone(), password });
    await call(calls.askGuestCode, { body: { email } });
    await settle();
    expect(mailbox.lastTo(email)).toMatchObject({
      subject: 'Sign in to your Chalkline account',
      action: { url: expect.stringContaining('/login?email=') },
    });
    expect((await failure(enter(email, '000000', 'Noor')))[1]).toBe('code_wrong');
  });

  it('that got an account after the code was mailed is asked to sign in, and its guest is signed out', async () => {
    const { email, token } = await guest();
    const code = await asked(email);
    const before = await found(email);
    const { user } = await register(email);
    expect(user).toMatchObject({ id: before?.id, name: 'Noor A.', accountType: 'trainee' });
    expect(await failure(enter(email, code))).toEqual([409, 'email_taken', 'body.email']);
    expect((await reach(token))[0]).toBe(401);
  });

  it('of a guest gets no code to sign in with', async () => {
    const { email } = await guest();
    const sent = mailbox.sent.length;
    await call(askSignInCode, { body: { email } });
    await settle();
    expect(mailbox.sent).toHaveLength(sent);
  });

  it('of a guest can be invited, with what the invitation offers', async () => {
    const { email, token } = await guest();
    await invitation(parts, { email, accountType: 'trainer' });
    await settle();
    const secret = new URL(mailbox.lastTo(email).action?.url ?? '').hash.replace('#join.', '');
    await call(acceptInvitation, { body: { token: secret, name: 'Noor A.', password } });
    expect(await found(email)).toMatchObject({ state: 'active', accountType: 'trainer' });
    expect((await reach(token))[0]).toBe(401);
  });

  it('of a guest can become an administrator’s, who is a guest until the password is set', async () => {
    const { email, token } = await guest();
    await makeAdministrator(parts, email);
    expect(await found(email)).toMatchObject({ state: 'invited', accountType: 'admin' });
    expect((await failure(call(people.getMe, {}, { as: token })))[0]).toBe(401);
    expect(await reach(token)).toEqual([404, 'not_found', undefined]);
  });
});

it('an invited person buys as a guest and stays invited', async () => {
  const { email } = await person(parts, { email: someone(), name: 'Tova Berg', state: 'invited' });
  const { token } = await guest(email);
  expect(await reach(token)).toEqual([404, 'not_found', undefined]);
  expect(await found(email)).toMatchObject({ state: 'invited', name: 'Tova Berg' });
});

it('an account that is made while the guest comes in leaves no session of the guest', async () => {
  const email = someone();
  await guest(email);
  const known = await found(email);
  const tokens = await Promise.all(Array.from({ length: 5 }, () => signedIn(parts, { id: known?.id ?? '' })));
  const code = await asked(email);
  await call(people.registerPerson, { body: { name: 'Noor A.', email, password } });
  await settle();
  const [, proof = ''] = /^(\d{6})/.exec(mailbox.lastTo(email).subject) ?? [];
  const [entered, verified] = await Promise.allSettled([
    enter(email, code),
    call(people.verifyEmail, { body: { email, code: proof } }),
  ]);
  expect(verified.status).toBe('fulfilled');
  if (entered.status === 'fulfilled') tokens.push(entered.value.data.token);
  for (const token of tokens) expect((await reach(token))[0]).toBe(401);
});
