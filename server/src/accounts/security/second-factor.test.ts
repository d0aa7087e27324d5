import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import * as endpoints from '@chalkline/contract/accounts/second-factor.endpoints.ts';
import { askSignInCode, signIn, signInByCode } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { resetSecondFactor } from '@chalkline/contract/administration/people.endpoints.ts';
import { hour, minute } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRows } from '../../audit/audit.table.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { codeAt } from '../second-factors/authenticator.service.ts';
import { secondFactorRecoveryCodes, secondFactors } from '../second-factors/second-factors.table.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();

const password = 'seven lanes of chalk';
const wrong = [422, 'second_factor_wrong', 'body.secondFactor'];

/** Somebody with a password, and an app with the secret once they have turned it on. */
async function member() {
  const who = await person(parts, { password });
  const as = await signedIn(parts, who);
  const start = (typed = password) =>
    call(endpoints.startSecondFactor, { body: { password: typed } }, { as });
  const enter = (secondFactor?: string) =>
    call(signIn, { body: { email: who.email, password, ...(secondFactor && { secondFactor }) } });
  const turnOn = async () => {
    const { secret } = (await start()).data;
    const code = () => codeAt(secret, clock.now());
    const confirm = (typed = code()) =>
      call(endpoints.confirmSecondFactor, { body: { code: typed } }, { as });
    const { recoveryCodes } = (await confirm()).data;
    // The code that confirmed is used.
    clock.advance(minute);
    return { secret, code, confirm, recoveryCodes };
  };
  const view = async () => (await call(endpoints.getSecondFactor, {}, { as })).data;
  return { who, as, start, enter, turnOn, view };
}

const lastSubject = (email: string, subject: RegExp) =>
  mailbox.sent.findLast((letter) => letter.to === email && subject.test(letter.subject));

describe('two-step sign-in', () => {
  it('is on once a code of the app confirms it, and ends the other sessions', async () => {
    const { who, as, start, enter, view } = await member();
    const other = await signedIn(parts, who);
    expect((await failure(start('not the password'))).slice(0, 2)).toEqual([422, 'password_wrong']);
    const { secret, address } = (await start()).data;
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(await view()).toBeNull();
    await enter();
    const confirm = (code: string) => call(endpoints.confirmSecondFactor, { body: { code } }, { as });
    expect((await failure(confirm('000000'))).slice(0, 2)).toEqual([422, 'second_factor_wrong']);
    const { recoveryCodes } = (await confirm(codeAt(secret, clock.now()))).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await view()).toEqual({ since: clock.now().toISOString(), recoveryCodesLeft: 10 });
    expect((await failure(call(people.getMe, {}, { as: other })))[0]).toBe(401);
    expect((await failure(start())).slice(0, 2)).toEqual([409, 'second_factor_on']);
    await settle();
    expect(mailbox.lastTo(who.email).subject).toBe('Two-step sign-in is on');
  });

  it('asks for a code after the right password alone, and takes each code once', async () => {
    const { who, enter, turnOn } = await member();
    const { code } = await turnOn();
    const wrongly = call(signIn, { body: { email: who.email, password: 'wrong', secondFactor: code() } });
    expect((await failure(wrongly)).slice(0, 2)).toEqual([401, 'credentials_wrong']);
    expect(await failure(enter())).toEqual([403, 'second_factor_required', 'body.secondFactor']);
    expect(await failure(enter('000000'))).toEqual(wrong);
    const now = code();
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => enter(now)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(enter(now))).toEqual(wrong);
    clock.advance(minute / 2);
    await enter(code());
    expect(await failure(enter(now))).toEqual(wrong);
  });

  it('takes a code that is half a minute late, and none that is a minute late', async () => {
    const { enter, turnOn } = await member();
    const { code } = await turnOn();
    const early = code();
    clock.advance(minute);
    expect(await failure(enter(early))).toEqual(wrong);
    const late = code();
    clock.advance(minute / 2);
    await enter(late);
  });

  it('is asked for after mailed codes and links as well, which stay good until it is passed', async () => {
    const { who, turnOn } = await member();
    const { code } = await turnOn();
    const { email } = who;
    await call(askSignInCode, { body: { email } });
    await settle();
    const mailed = lastSubject(email, /sign-in code/)?.subject.slice(0, 6) ?? '';
    const byCode = (secondFactor?: string) =>
      call(signInByCode, { body: { email, code: mailed, ...(secondFactor && { secondFactor }) } });
    expect((await failure(byCode())).slice(0, 2)).toEqual([403, 'second_factor_required']);
    expect(await failure(byCode('000000'))).toEqual(wrong);
    await byCode(code());
    await call(people.askPasswordLink, { body: { email } });
    await settle();
    const token = lastSubject(email, /password/i)?.action?.url.split('#')[1] ?? '';
    const body = { token, password: 'nine lanes of chalk' };
    const reset = (more = {}) => call(people.setPassword, { body: { ...body, ...more } });
    expect((await failure(reset())).slice(0, 2)).toEqual([403, 'second_factor_required']);
    clock.advance(minute);
    await reset({ secondFactor: code() });
  });

  it('locks for an hour after ten wrong codes, also of the right one', async () => {
    const { enter, turnOn } = await member();
    const { code } = await turnOn();
    const statuses = (await Promise.all(Array.from({ length: 14 }, () => failure(enter('000000'))))).map(
      ([status]) => status,
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect((await failure(enter(code())))[0]).toBe(429);
    clock.advance(hour);
    await enter(code());
  });

  it('takes each recovery code once of many at once, says how many are left, and gives new ones', async () => {
    const { who, as, enter, turnOn, view } = await member();
    const { code, recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toLowerCase().replace('-', ' ');
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => enter(typed)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await view())?.recoveryCodesLeft).toBe(9);
    await settle();
    expect(mailbox.lastTo(who.email).text).toContain('9 left.');
    const renew = call(endpoints.renewRecoveryCodes, { body: { code: code() } }, { as });
    expect((await renew).data.recoveryCodes).toHaveLength(10);
    expect(await failure(enter(second))).toEqual(wrong);
    expect((await view())?.recoveryCodesLeft).toBe(10);
  });

  it('goes off with a code, and is kept so that the table alone makes no code', async () => {
    const { who, as, enter, turnOn, view } = await member();
    const { secret, code, recoveryCodes } = await turnOn();
    const rows = JSON.stringify([
      await database.sql.select().from(secondFactors),
      await database.sql.select().from(secondFactorRecoveryCodes),
    ]);
    for (const text of [secret, recoveryCodes[0]?.replace('-', '')]) expect(rows).not.toContain(text);
    const remove = (typed: string) => call(endpoints.removeSecondFactor, { body: { code: typed } }, { as });
    expect((await failure(remove('000000'))).slice(0, 2)).toEqual([422, 'second_factor_wrong']);
    await remove(code());
    expect(await view()).toBeNull();
    await enter();
    expect((await failure(remove(recoveryCodes[0] ?? ''))).slice(0, 2)).toEqual([409, 'second_factor_off']);
    const actions = await database.sql.select().from(auditRows).where(eq(auditRows.subjectId, who.id));
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['person.second_factor_added', 'person.second_factor_removed']),
    );
  });
});

describe('for who lost their app', () => {
  it('a site administrator turns it off, which is logged and told; nobody else does', async () => {
    const { who, as, enter, turnOn } = await member();
    await turnOn();
    const admin = await person(parts, { accountType: 'admin' });
    const params = { personId: who.id };
    const reset = (token: string) => call(resetSecondFactor, { params }, { as: token });
    expect((await failure(reset(as)))[0]).toBe(403);
    const token = await signedIn(parts, admin);
    const own = call(resetSecondFactor, { params: { personId: admin.id } }, { as: token });
    expect((await failure(own))[0]).toBe(403);
    const { data } = await reset(token);
    expect(data).toMatchObject({ hasSecondFactor: false, sessionCount: 0 });
    expect((await failure(reset(token))).slice(0, 2)).toEqual([409, 'second_factor_off']);
    await enter();
    const [logged] = await database.sql
      .select()
      .from(auditRows)
      .where(eq(auditRows.action, 'person.second_factor_removed'))
      .then((rows) => rows.filter(({ subjectId }) => subjectId === who.id));
    expect(logged).toMatchObject({ actorId: admin.id });
    await settle();
    const told = mailbox.sent.filter(({ to }) => to === who.email).map(({ subject }) => subject);
    expect(told).toContain('Two-step sign-in is off');
  });
});
