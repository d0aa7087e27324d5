import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import * as sessionCalls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listAudit } from '../../audit/audit.service.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { people as peopleTable } from '../people/people.table.ts';
import { makeAdministrator } from './administrators.make.service.ts';

const { call, clock, database, settle, mailbox, parts } = await testApp();
const password = 'seven lanes of chalk';

const tokenIn = (link: string) => new URL(link).hash.slice(1);
const setPassword = (token: string, given = password) =>
  call(people.setPassword, { body: { token, password: given } });
const code = (calling: Promise<unknown>) =>
  calling.then(
    () => expect.unreachable(),
    (failure) => failure.code as string,
  );

describe('makeAdministrator', () => {
  it('invites somebody new with a link that sets their password, once', async () => {
    const made = await makeAdministrator(parts, 'first@example.org');
    expect(made).toMatchObject({ isNew: true, person: { state: 'invited', accountType: 'admin' } });
    expect(made.passwordLink).toMatch(/^http:\/\/localhost:3000\/competition\/reset-password#/);
    const both = await Promise.allSettled([1, 2].map(() => setPassword(tokenIn(made.passwordLink))));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { data } = await call(sessionCalls.signIn, { body: { email: 'first@example.org', password } });
    expect(data.user).toMatchObject({ name: 'first', accountType: 'admin', can: { seeDashboard: true } });
  });

  it('promotes somebody who is there, ends their sessions with the new password, and leaves a trace', async () => {
    const mara = await person(parts, {
      email: 'mara@example.org',
      password: 'the old password',
      state: 'suspended',
    });
    const { passwordLink, isNew } = await makeAdministrator(parts, mara.email);
    expect(isNew).toBe(false);
    clock.advance(1000);
    const old = await signedIn(parts, mara);
    await call(sessionCalls.signIn, { body: { email: mara.email, password: 'the old password' } });
    await setPassword(tokenIn(passwordLink));
    expect(await code(call(people.getMe, {}, { as: old }))).toBe('session_ended');
    const { data } = await listAudit(parts, { subjectKind: 'person', subjectId: mara.id }, { limit: 9 });
    const done = data.filter(({ action }) => action !== 'person.signed_in');
    expect(done.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'person.password_set', before: null, after: null },
      {
        action: 'person.promoted',
        before: { accountType: 'trainee', state: 'suspended' },
        after: { accountType: 'admin', state: 'active' },
      },
    ]);
  });

  it('lets who was invited come in by registering as well', async () => {
    const email = 'second@example.org';
    const { passwordLink } = await makeAdministrator(parts, email);
    await call(people.registerPerson, { body: { name: 'Second', email, password } });
    await settle();
    const { data } = await call(people.verifyEmail, {
      body: { email, code: mailbox.lastTo(email).subject.slice(0, 6) },
    });
    expect(data.user).toMatchObject({ name: 'Second', accountType: 'admin' });
    await setPassword(tokenIn(passwordLink), 'another fine password');
  });
});

describe('a password link', () => {
  it.each(['', 'x', 'a.b', '00000000-0000-7000-8000-000000000000.secret'])('is not %j', async (token) => {
    expect(['link_invalid', 'required', 'too_short']).toContain(await code(setPassword(token)));
  });

  it('does not let in who was suspended since', async () => {
    const mara = await person(parts);
    const { passwordLink } = await makeAdministrator(parts, mara.email);
    await database.sql.update(peopleTable).set({ state: 'suspended' }).where(eq(peopleTable.id, mara.id));
    expect(await code(setPassword(tokenIn(passwordLink)))).toBe('account_suspended');
  });

  it('is good for a day, and only the newest', async () => {
    const older = await makeAdministrator(parts, 'third@example.org');
    const newer = await makeAdministrator(parts, 'third@example.org');
    expect(await code(setPassword(tokenIn(older.passwordLink)))).toBe('link_invalid');
    expect(await code(setPassword(tokenIn(newer.passwordLink), 'Football2026!'))).toBe('password_common');
    clock.advance(24 * 3_600_000);
    expect(await code(setPassword(tokenIn(newer.passwordLink)))).toBe('link_invalid');
  });
});
