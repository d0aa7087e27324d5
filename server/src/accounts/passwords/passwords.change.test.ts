import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import * as security from '@chalkline/contract/accounts/security.endpoints.ts';
import * as calls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { person, signedIn } from '../people/people.factory.ts';

const { call, clock, parts } = await testApp();

const [password, other] = ['seven lanes of chalk', 'eight lanes of chalk'];

async function member() {
  const mara = await person(parts, { password });
  return { ...mara, token: await signedIn(parts, mara) };
}

const change = (as: string, currentPassword: string, next = other) =>
  call(security.changePassword, { body: { currentPassword, password: next } }, { as });

describe('changing one’s password', () => {
  it('needs the one before, and ends every other session', async () => {
    const { email, token, id } = await member();
    const elsewhere = await signedIn(parts, { id });
    expect(await failure(change(token, other))).toEqual([422, 'password_wrong', 'body.currentPassword']);
    await call(people.getMe, {}, { as: elsewhere });
    await change(token, password);
    await call(people.getMe, {}, { as: token });
    expect(await failure(call(people.getMe, {}, { as: elsewhere }))).toEqual([
      401,
      'session_ended',
      undefined,
    ]);
    await call(calls.signIn, { body: { email, password: other } });
    expect((await failure(call(calls.signIn, { body: { email, password } })))[1]).toBe('credentials_wrong');
  });

  it('refuses one that is easy to guess or short', async () => {
    const { token } = await member();
    expect(await failure(change(token, password, 'maralindqvist'))).toEqual([
      422,
      'password_common',
      'body.password',
    ]);
    expect((await failure(change(token, password, 'short')))[1]).toBe('too_short');
  });

  it('of two at once, one wins', async () => {
    const { token, email } = await member();
    const both = await Promise.allSettled([
      change(token, password, `${other} 1`),
      change(token, password, `${other} 2`),
    ]);
    const won = both.findIndex(({ status }) => status === 'fulfilled');
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await call(calls.signIn, { body: { email, password: `${other} ${won + 1}` } });
  });

  it('lets nobody guess the one before: ten tries in a quarter of an hour, however they come', async () => {
    const { token } = await member();
    const guesses = Array.from({ length: 40 }, (_, index) => failure(change(token, `guess number ${index}`)));
    const statuses = (await Promise.all(guesses)).map(([status]) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect((await failure(change(token, password)))[0]).toBe(429);
    clock.advance(900_000);
    await change(token, password);
  });
});

it('says by what one signs in', async () => {
  const { token, email } = await member();
  const { data } = await call(security.getSecurity, {}, { as: token });
  expect(data).toMatchObject({ email, methods: { code: true }, emailChange: null });
  expect(data.methods.password).not.toBeNull();
  const without = await person(parts);
  const as = await signedIn(parts, without);
  expect((await call(security.getSecurity, {}, { as })).data.methods.password).toBeNull();
});
