import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import * as calls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { verifications } from '../auth/auth.table.ts';
import { person } from '../people/people.factory.ts';
import { people as peopleTable } from '../people/people.table.ts';
import { askSignInCode } from './sign-in-codes.service.ts';

const { call, clock, database, mailbox, parts, settle } = await testApp();

const minutes = 60_000;
let number = 0;
const member = (sketch = {}) => person(parts, { email: `coded${++number}@example.org`, ...sketch });
const lettersTo = (email: string) => mailbox.sent.filter(({ to }) => to === email);
const codeLetter = /^(\d{6}) is your Chalkline sign-in code/;
const codeTo = (email: string) =>
  lettersTo(email)
    .flatMap(({ subject }) => codeLetter.exec(subject)?.[1] ?? [])
    .at(-1) ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ask = (email: string, from?: string) =>
  call(calls.askSignInCode, { body: { email } }, from === undefined ? {} : { from });
const enter = (email: string, code: string, more = {}) =>
  call(calls.signInByCode, { body: { email, code, ...more } });

async function asked(email: string): Promise<string> {
  await ask(email);
  await settle();
  return codeTo(email);
}

async function refusal(calling: Promise<unknown>) {
  return calling.then(
    () => expect.unreachable(),
    ({ status, message, errors, retryAfter }) => ({ status, message, errors, retryAfter }),
  );
}

describe('signing in by a one-time code', () => {
  it('opens a session, once, and the code is kept as a hash alone', async () => {
    const { id, email } = await member({ name: 'Mara' });
    const code = await asked(email);
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await database.sql.select().from(verifications))).not.toContain(code);
    const { data } = await enter(email, code);
    expect(data.user).toMatchObject({ id, name: 'Mara' });
    await call(people.getMe, {}, { as: data.token });
    expect(await refusal(enter(email, code))).toMatchObject({ errors: [{ code: 'code_wrong' }] });
  });

  it('takes the newest code only, for five minutes, with three tries', async () => {
    const { email } = await member();
    const first = await asked(email);
    const second = await asked(email);
    if (first !== second) expect(await refusal(enter(email, first))).toMatchObject({ status: 422 });
    clock.advance(5 * minutes);
    expect(await refusal(enter(email, second))).toMatchObject({ status: 422 });
    const third = await asked(email);
    for (let tries = 0; tries < 3; tries++) await refusal(enter(email, wrong(third)));
    expect(await refusal(enter(email, third))).toMatchObject({ status: 422 });
  });

  it('is attacked by 40 at once in vain, and of 40 right ones one gets in', async () => {
    const { email } = await member();
    const code = await asked(email);
    const guesses = Array.from({ length: 40 }, (_, index) =>
      refusal(enter(email, String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'))),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const other = await member();
    const right = await asked(other.email);
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => enter(other.email, right)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('closes for an hour after ten wrong tries over all codes, and tells the person', async () => {
    const { email } = await member();
    for (let round = 0; round < 4; round++) {
      const code = await asked(email);
      for (let tries = 0; tries < 3 && round * 3 + tries < 10; tries++) {
        expect(await refusal(enter(email, wrong(code)))).toMatchObject({ status: 422 });
      }
    }
    expect(await refusal(enter(email, codeTo(email)))).toMatchObject({ status: 429, retryAfter: 3600 });
    clock.advance(60 * minutes);
    await settle();
    expect(lettersTo(email).filter(({ subject }) => !codeLetter.test(subject))).toHaveLength(1);
    await enter(email, await asked(email));
  });

  it('answers the same for an address that nobody has, and mails nothing', async () => {
    const { email } = await member();
    const nobody = 'nobody-coded@example.org';
    expect(await ask(nobody)).toEqual(await ask(email));
    await settle();
    expect(mailbox.sent.filter(({ to }) => to === nobody)).toEqual([]);
    const guesses = (of: string, guess: string) =>
      Promise.all(Array.from({ length: 12 }, () => refusal(enter(of, guess))));
    const known = await guesses(email, wrong(codeTo(email)));
    const unknown = await guesses(nobody, '123456');
    const sorted = (answers: unknown[]) => answers.map((answer) => JSON.stringify(answer)).toSorted();
    expect(sorted(known)).toEqual(sorted(unknown));
    expect(known.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('does the same work for a wrong guess at an address that nobody has', async () => {
    const { email } = await member();
    const kept = async (of: string) =>
      (
        await database.sql
          .select()
          .from(verifications)
          .where(eq(verifications.identifier, `sign-in:${of}`))
      )[0]?.value;
    await ask('decoy@example.org');
    await asked(email);
    await refusal(enter('decoy@example.org', '123456'));
    expect(await kept('decoy@example.org')).toMatch(/:1$/);
    await refusal(enter(email, wrong(codeTo(email))));
    expect(await kept(email)).toMatch(/:1$/);
  });

  it('mails five times an hour at most, to known and unknown addresses alike', async () => {
    const { email } = await member();
    const rounds = async (of: string) => {
      const answers: unknown[] = [];
      for (let tries = 0; tries < 6; tries++) {
        answers.push(await ask(of).catch(({ status, retryAfter }) => ({ status, retryAfter })));
      }
      return answers;
    };
    const known = await rounds(email);
    expect(await rounds('who-coded@example.org')).toEqual(known);
    expect(known.at(-1)).toEqual({ status: 429, retryAfter: 3600 });
  });

  it('tells who is suspended why, only after the right code, which stays good', async () => {
    const { id, email } = await member();
    const code = await asked(email);
    await database.sql
      .update(peopleTable)
      .set({ state: 'suspended', suspendedFor: 'Scores that were not yours.' })
      .where(eq(peopleTable.id, id));
    expect(await refusal(enter(email, wrong(code)))).toMatchObject({ errors: [{ code: 'code_wrong' }] });
    expect(await refusal(enter(email, code))).toMatchObject({
      status: 403,
      errors: [{ code: 'account_suspended', message: 'Scores that were not yours.' }],
    });
  });

  it('lets who is leaving keep the account with the same code', async () => {
    const { id, email } = await member();
    const code = await asked(email);
    const leaving = { state: 'leaving', erasedFrom: clock.now() } as const;
    await database.sql.update(peopleTable).set(leaving).where(eq(peopleTable.id, id));
    expect(await refusal(enter(email, code))).toMatchObject({
      status: 409,
      errors: [{ code: 'account_leaving' }],
    });
    const { data } = await enter(email, code, { keepAccount: true });
    await call(people.getMe, {}, { as: data.token });
    const [row] = await database.sql.select().from(peopleTable).where(eq(peopleTable.id, id));
    expect(row).toMatchObject({ state: 'active', erasedFrom: null });
  });

  it('is refused where no mail is sent, instead of letting people wait for one', async () => {
    const silent = { ...parts, mail: { reaches: false, send: () => Promise.reject(new Error('no mail')) } };
    await expect(askSignInCode(silent, 'any@example.org', '127.0.0.1')).rejects.toMatchObject({
      status: 503,
    });
  });
});
