import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import * as sessionCalls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { signInMethods, verifications } from '../auth/auth.table.ts';
import { sessions } from '../auth/sessions.table.ts';
import { person } from '../people/people.factory.ts';
import { people as peopleTable } from '../people/people.table.ts';
import { register } from './registrations.service.ts';
import { registrations } from './registrations.table.ts';

const { call, settle, mailbox, database, clock, parts } = await testApp();

const password = 'seven lanes of chalk';
let number = 0;
const someone = () => ({ name: 'Mara Lindqvist', email: `mara${++number}@example.org`, password });
const minutes = 60_000;

const codeTo = (email: string) => mailbox.lastTo(email).subject.slice(0, 6);

/** Registers, lets the mail go out, and reads the code in it. */
async function registered(about = someone()) {
  const { data } = await call(people.registerPerson, { body: about });
  await settle();
  return { ...about, ...data, code: codeTo(about.email.toLowerCase()) };
}

const verify = (email: string, code: string, registration?: string) =>
  call(people.verifyEmail, { body: { email, code, registration } });

const found = (email: string) => database.sql.select().from(peopleTable).where(eq(peopleTable.email, email));

/** Everything the caller can see of an error. */
async function refusal(calling: Promise<unknown>) {
  return calling.then(
    () => expect.unreachable(),
    ({ status, message, errors, retryAfter }) => ({ status, message, errors, retryAfter }),
  );
}

/** A wrong code for every right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('registering', () => {
  it('makes a person once the code from the mail is entered, and signs them in', async () => {
    const { email, code, registration } = await registered();
    expect(await found(email)).toEqual([]);
    const { data } = await verify(email, code, registration);
    expect(data.user).toMatchObject({ email, name: 'Mara Lindqvist', accountType: 'trainee', handle: null });
    const me = await call(people.getMe, {}, { as: data.token });
    expect(me.data).toEqual(data.user);
    expect(me.data.can).toEqual({ seeDashboard: false, seeFitnessPrograms: false, seeClients: false });
    const again = await call(sessionCalls.signIn, { body: { email, password } });
    expect(again.data.user).toEqual(data.user);
  });

  it('takes an address with an international domain, in either spelling, for one person', async () => {
    const local = `umlaut${++number}`;
    const { code } = await registered({ ...someone(), email: `${local}@xn--mnchen-3ya.de` });
    const { data } = await verify(`${local}@MÜNCHEN.de`, code);
    expect(data.user.email).toBe(`${local}@xn--mnchen-3ya.de`);
    const body = { email: `${local}@münchen.de`, password };
    expect((await call(sessionCalls.signIn, { body })).data.user.id).toBe(data.user.id);
  });

  it('writes the address in small letters and finds it in any', async () => {
    const email = `BIG${++number}@Example.ORG`;
    const { code } = await registered({ ...someone(), email });
    const small = email.toLowerCase();
    await verify(small, code);
    expect(await found(small)).toHaveLength(1);
    await call(sessionCalls.signIn, { body: { email: ` ${email} `, password } });
  });

  it('answers the same whether the address is known or not, and tells the owner of a known one', async () => {
    const known = await person(parts, { email: `known${++number}@example.org` });
    const a = await call(people.registerPerson, { body: { ...someone(), email: known.email } });
    const unknown = someone();
    const b = await call(people.registerPerson, { body: unknown });
    expect(Object.keys(a.data)).toEqual(Object.keys(b.data));
    expect({ ...a, data: null }).toEqual({ ...b, data: null });
    await settle();
    expect(mailbox.lastTo(known.email).subject).toBe('You already have a Chalkline account');
    expect(mailbox.lastTo(unknown.email).subject).toMatch(/^\d{6} is your Chalkline code$/);
    const guess = await refusal(verify(known.email, '123456', a.data.registration));
    expect(guess).toEqual(
      await refusal(verify(unknown.email, wrong(codeTo(unknown.email)), b.data.registration)),
    );
    expect(guess).toEqual(await refusal(verify('nobody@example.org', '123456')));
  });

  it('of one address at once makes one person, with the last one’s password', async () => {
    const { email } = someone();
    const all = Array.from({ length: 5 }, (_, index) => ({
      name: `P${index}`,
      email,
      password: `${password} ${index}`,
    }));
    const answers = await Promise.all(all.map((body) => call(people.registerPerson, { body })));
    await settle();
    const [row] = await database.sql.select().from(registrations).where(eq(registrations.email, email));
    const winner = answers.findIndex(({ data }) => data.registration === row?.id);
    await verify(email, codeTo(email), row?.id);
    expect(await found(email)).toMatchObject([{ name: `P${winner}` }]);
    await call(sessionCalls.signIn, { body: { email, password: `${password} ${winner}` } });
  });

  it('never proves a password that somebody else gave for the address meanwhile', async () => {
    const owner = await registered();
    await registered({ name: 'Mallory', email: owner.email, password: 'another password' });
    const newest = codeTo(owner.email);
    expect(await refusal(verify(owner.email, owner.code, owner.registration))).toMatchObject({ status: 409 });
    expect(await refusal(verify(owner.email, newest, owner.registration))).toMatchObject({
      status: 409,
      errors: [{ code: 'registration_replaced' }],
    });
    expect(await found(owner.email)).toEqual([]);
  });

  it('refuses short, common and own-name passwords', async () => {
    const refused = async (given: string) =>
      (await refusal(call(people.registerPerson, { body: { ...someone(), password: given } }))).errors;
    expect(await refused('short')).toMatchObject([{ code: 'too_short', path: 'body.password' }]);
    expect(await refused('Password123!')).toMatchObject([{ code: 'password_common', path: 'body.password' }]);
    expect(await refused('maralindqvist')).toMatchObject([{ code: 'password_common' }]);
  });

  it('is refused where no mail is sent, instead of letting people wait for one', async () => {
    const silent = { ...parts, mail: { reaches: false, send: () => Promise.reject(new Error('no mail')) } };
    await expect(register(silent, someone(), '127.0.0.1')).rejects.toMatchObject({ status: 503 });
  });

  it('says so when somebody made the account in the meantime', async () => {
    const { email, code } = await registered();
    await person(parts, { email });
    expect(await refusal(verify(email, code))).toMatchObject({ errors: [{ code: 'email_taken' }] });
  });

  it('ends after a day without the code', async () => {
    const { email } = await registered();
    clock.advance(24 * 60 * minutes);
    await call(people.resendCode, { body: { email } });
    const letters = mailbox.sent.length;
    await settle();
    expect(mailbox.sent).toHaveLength(letters);
  });
});

describe('a code', () => {
  it('is good for five minutes', async () => {
    const first = await registered();
    clock.advance(5 * minutes - 1);
    await verify(first.email, first.code);
    const second = await registered();
    clock.advance(5 * minutes);
    expect(await refusal(verify(second.email, second.code))).toMatchObject({ status: 422 });
  });

  it('is replaced by the next one', async () => {
    const { email, code } = await registered();
    await call(people.resendCode, { body: { email } });
    await settle();
    const newest = codeTo(email);
    if (newest !== code) expect(await refusal(verify(email, code))).toMatchObject({ status: 422 });
    await verify(email, newest);
  });

  it('takes three wrong tries and no fourth one', async () => {
    const { email, code } = await registered();
    for (let tries = 0; tries < 3; tries++) await refusal(verify(email, wrong(code)));
    expect(await refusal(verify(email, code))).toMatchObject({
      status: 422,
      errors: [{ code: 'code_wrong' }],
    });
    expect(await found(email)).toEqual([]);
  });

  it('is closed for an hour after ten wrong ones, however many codes there were', async () => {
    const { email } = await registered();
    for (let round = 0; round < 4; round++) {
      await call(people.resendCode, { body: { email } });
      await settle();
      for (let tries = 0; tries < 3 && round * 3 + tries < 10; tries++) {
        expect(await refusal(verify(email, wrong(codeTo(email))))).toMatchObject({ status: 422 });
      }
    }
    clock.advance(59 * minutes);
    expect(await refusal(verify(email, codeTo(email)))).toMatchObject({ status: 429, retryAfter: 60 });
    clock.advance(minutes);
    await call(people.resendCode, { body: { email } });
    await settle();
    await verify(email, codeTo(email));
  });

  it('cannot be guessed by forty at once', async () => {
    const { email, code } = await registered();
    const guesses = Array.from({ length: 40 }, (_, index) => String(index).padStart(6, '0')).filter(
      (guess) => guess !== code,
    );
    const answers = await Promise.all(guesses.map((guess) => refusal(verify(email, guess))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(guesses.length - 10);
    const [row] = await database.sql
      .select()
      .from(verifications)
      .where(eq(verifications.identifier, `verify-email:${email}`));
    expect(row?.value).toMatch(/:3$/);
    expect(row?.value).not.toContain(code);
  });

  it('works once when it comes twice at once', async () => {
    const { email, code, registration } = await registered();
    const both = await Promise.allSettled([
      verify(email, code, registration),
      verify(email, code, registration),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [made, ...others] = await found(email);
    expect(others).toEqual([]);
    const of = { people: made?.id ?? '' };
    expect(await database.sql.select().from(sessions).where(eq(sessions.personId, of.people))).toHaveLength(
      1,
    );
    expect(
      await database.sql.select().from(signInMethods).where(eq(signInMethods.personId, of.people)),
    ).toHaveLength(1);
  });

  it('is mailed five times an hour at most, to known and unknown addresses alike', async () => {
    const known = await person(parts, { email: `known${++number}@example.org` });
    const answers = async (email: string) => {
      const statuses: unknown[] = [];
      for (let tries = 0; tries < 6; tries++) {
        const asked = call(people.resendCode, { body: { email } });
        statuses.push(
          await asked.then(
            () => 'sent',
            ({ status, retryAfter }) => ({ status, retryAfter }),
          ),
        );
      }
      return statuses;
    };
    const unknown = await answers('who@example.org');
    expect(unknown).toEqual(await answers(known.email));
    expect(unknown.at(-1)).toEqual({ status: 429, retryAfter: 3600 });
  });
});
