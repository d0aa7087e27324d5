import { getMe } from '@chalkline/contract/accounts/people.endpoints.ts';
import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import * as calls from '@chalkline/contract/administration/people.endpoints.ts';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../accounts/auth/sessions.table.ts';
import { type PersonSketch, person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { viewersOfSessions } from '../../accounts/sessions/sessions.viewers.service.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { call, clock, database, mailbox, parts, settle } = await testApp();

const harbor = await organization(parts, { name: 'Iron Harbor' });
const valley = await organization(parts, { name: 'Rift Valley' });
const admin = await person(parts, { name: 'Ada Okafor', accountType: 'admin' });
const asAdmin = await signedIn(parts, admin);
const inside = (sketch: PersonSketch = {}) => person(parts, { organizationId: harbor.id, ...sketch });
const boss = await inside({ name: 'Berit Dahl', accountType: 'corporate_admin' });
const asBoss = await signedIn(parts, boss);
const asOther = await signedIn(
  parts,
  await person(parts, { accountType: 'corporate_admin', organizationId: valley.id }),
);

type Type = 'admin' | 'corporate_admin' | 'trainer' | 'trainee' | 'receptionist';
const change = (as: string, personId: string, from: Type, to: Type) =>
  call(calls.changeAccountType, { params: { personId }, body: { from, to } }, { as });
const suspend = (
  as: string,
  personId: string,
  until: Date | null = null,
  more: { readonly reason?: string; readonly from?: 'suspended' } = {},
) => {
  const usual = { reason: 'Shares an account', from: 'active', until: until?.toISOString() ?? null } as const;
  return call(calls.suspendPerson, { params: { personId }, body: { ...usual, ...more } }, { as });
};
const lift = (as: string, personId: string) => call(calls.liftSuspension, { params: { personId } }, { as });
const remove = (as: string, personId: string) =>
  call(calls.removeFromOrganization, { params: { personId } }, { as });
const choose = (as: string, personId: string, organizationId: string) =>
  call(calls.chooseOrganization, { params: { personId }, body: { organizationId } }, { as });
const history = async (as: string, personId: string) =>
  (await call(calls.listAccountHistory, { params: { personId } }, { as })).data;
const now = async (id: string) => (await database.sql.select().from(people).where(eq(people.id, id)))[0];
const outcome = (calling: Promise<unknown>) =>
  calling.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

describe('types of account', () => {
  it('are given inside by a corporate_admin, any but admin', async () => {
    const { id } = await inside();
    expect((await change(asBoss, id, 'trainee', 'trainer')).data.accountType).toBe('trainer');
    expect((await change(asBoss, id, 'trainer', 'corporate_admin')).data.accountType).toBe('corporate_admin');
    expect(await outcome(change(asBoss, id, 'corporate_admin', 'admin'))).toBe('not_allowed');
    expect(await outcome(change(asOther, id, 'corporate_admin', 'trainee'))).toBe('not_found');
    await change(asBoss, id, 'corporate_admin', 'trainee');
  });

  it('are given once when asked twice, and not from what somebody no longer is', async () => {
    const { id } = await inside();
    await change(asBoss, id, 'trainee', 'trainer');
    await change(asBoss, id, 'trainee', 'trainer');
    expect(await outcome(change(asBoss, id, 'trainee', 'receptionist'))).toBe('state_changed');
    const lines = (await history(asAdmin, id)).filter(
      ({ action }) => action === 'person.account_type_changed',
    );
    expect(lines).toMatchObject([
      {
        actor: { name: 'Berit Dahl' },
        changes: [{ field: 'accountType', before: 'trainee', after: 'trainer' }],
      },
    ]);
  });

  it('that live in an organization need one, and administrators have none', async () => {
    const outside = await person(parts);
    expect(await outcome(change(asAdmin, outside.id, 'trainee', 'receptionist'))).toBe('organization_needed');
    expect(await outcome(change(asAdmin, (await inside()).id, 'trainee', 'admin'))).toBe(
      'administrators_join_none',
    );
    await change(asAdmin, outside.id, 'trainee', 'admin');
    await change(asAdmin, outside.id, 'admin', 'trainee');
  });

  it('decide at once what an open session may do', async () => {
    const helper = await inside({ accountType: 'corporate_admin' });
    const asHelper = await signedIn(parts, helper);
    await change(asBoss, helper.id, 'corporate_admin', 'trainee');
    expect(await outcome(change(asHelper, boss.id, 'corporate_admin', 'trainee'))).toBe('not_allowed');
  });
});

describe('the last administrator', () => {
  it('is not demoted, suspended or moved', async () => {
    expect(await outcome(change(asAdmin, admin.id, 'admin', 'trainee'))).toBe('last_administrator');
    expect(await outcome(suspend(asAdmin, admin.id))).toBe('not_allowed');
    const tries = [
      change(asBoss, boss.id, 'corporate_admin', 'trainee'),
      remove(asAdmin, boss.id),
      suspend(asAdmin, boss.id),
      choose(asAdmin, boss.id, valley.id),
    ];
    const codes = await Promise.all(tries.map(outcome));
    expect(codes).toEqual(tries.map(() => 'last_corporate_admin'));
  });

  it('is left when two demote each other, ten times over', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [
        await person(parts, { accountType: 'admin' }),
        await person(parts, { accountType: 'admin' }),
      ];
      const [asA, asB] = [await signedIn(parts, a), await signedIn(parts, b)];
      // Only these two are left.
      await database.sql.update(people).set({ state: 'suspended' }).where(eq(people.id, admin.id));
      const both = await Promise.all([
        outcome(change(asA, b.id, 'admin', 'trainee')),
        outcome(change(asB, a.id, 'admin', 'trainee')),
      ]);
      await database.sql.update(people).set({ state: 'active' }).where(eq(people.id, admin.id));
      expect(both.toSorted()).toEqual(['done', 'not_allowed']);
      const left = await database.sql
        .select()
        .from(people)
        .where(inArray(people.id, [a.id, b.id]));
      expect(left.filter(({ accountType }) => accountType === 'admin')).toHaveLength(1);
      await database.sql
        .update(people)
        .set({ accountType: 'trainee' })
        .where(inArray(people.id, [a.id, b.id]));
    }
  });

  it('of an organization is left when two remove each other', async () => {
    const pair = await Promise.all(
      [1, 2].map(() => person(parts, { accountType: 'corporate_admin', organizationId: valley.id })),
    );
    await database.sql
      .update(people)
      .set({ accountType: 'trainer' })
      .where(eq(people.id, (await call(getMe, {}, { as: asOther })).data.id));
    const [a, b] = pair as [(typeof pair)[0], (typeof pair)[0]];
    const both = await Promise.all([
      outcome(remove(await signedIn(parts, a), b.id)),
      outcome(remove(await signedIn(parts, b), a.id)),
    ]);
    expect(both.toSorted()).toEqual(['done', 'not_allowed']);
  });
});

describe('a suspension', () => {
  it('ends every session and stream at once, says why after the password, and is lifted', async () => {
    const mara = await inside({ password: 'seven lanes of chalk' });
    const tokens = [await signedIn(parts, mara), await signedIn(parts, mara)];
    const open = await database.sql.select().from(sessions).where(eq(sessions.personId, mara.id));
    const { data } = await suspend(asBoss, mara.id);
    expect(data).toMatchObject({
      state: 'suspended',
      suspension: { reason: 'Shares an account', until: null },
    });
    expect(data.can).toMatchObject({ lift: true, suspend: true });
    for (const token of tokens) expect(await outcome(call(getMe, {}, { as: token }))).toBe('session_ended');
    expect(
      await viewersOfSessions(
        parts,
        open.map(({ id }) => id),
      ),
    ).toEqual(new Map());
    const password = { email: mara.email, password: 'seven lanes of chalk' };
    expect(await outcome(call(signIn, { body: password }))).toBe('account_suspended');
    expect(await outcome(call(signIn, { body: { ...password, password: 'not the one' } }))).toBe(
      'credentials_wrong',
    );
    await lift(asBoss, mara.id);
    await lift(asBoss, mara.id);
    await call(signIn, { body: password });
    expect((await history(asBoss, mara.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['person.suspended', 'person.restored', 'person.signed_in']),
    );
  });

  it('ends by itself when its time is over, unless it was given another end', async () => {
    const { id } = await inside();
    const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000);
    expect(await outcome(suspend(asBoss, id, hours(-1)))).toBe('too_small');
    await suspend(asBoss, id, hours(1));
    await suspend(asBoss, id, hours(3), { from: 'suspended' });
    clock.advance(2 * 3_600_000);
    await settle();
    expect((await now(id))?.state).toBe('suspended');
    clock.advance(2 * 3_600_000);
    await settle();
    expect(await now(id)).toMatchObject({ state: 'active', suspendedFor: null, suspendedUntil: null });
  });

  it('of the site is not an organization’s to lift or to read', async () => {
    const { id } = await inside();
    await suspend(asAdmin, id);
    const seen = await call(calls.getAccount, { params: { personId: id } }, { as: asBoss });
    expect(seen.data.suspension).toEqual({ reason: null, until: null });
    expect(await outcome(lift(asBoss, id))).toBe('not_allowed');
    expect(await outcome(suspend(asBoss, id))).toBe('not_allowed');
    expect(await outcome(lift(asAdmin, id))).toBe('done');
  });

  it('by two at once is the first one’s, and of the same twice only one is told and written down', async () => {
    const { id, email } = await inside();
    const reasons = ['Spam', 'Two accounts'] as const;
    const made = await Promise.all(reasons.map((reason) => outcome(suspend(asAdmin, id, null, { reason }))));
    expect(made.toSorted()).toEqual(['done', 'state_changed']);
    const first = reasons[made.indexOf('done')] ?? '';
    await suspend(asAdmin, id, null, { reason: first });
    await settle();
    expect((await now(id))?.suspendedFor).toBe(first);
    const log = await history(asAdmin, id);
    expect(log.filter(({ action }) => action === 'person.suspended')).toHaveLength(1);
    expect(mailbox.sent.filter(({ to }) => to === email)).toHaveLength(1);
    await suspend(asAdmin, id, null, { reason: 'Both', from: 'suspended' });
    expect((await now(id))?.suspendedFor).toBe('Both');
  });

  it('is refused for unknown people and those who are leaving', async () => {
    const { id } = await inside();
    await database.sql
      .update(people)
      .set({ state: 'leaving', erasedFrom: clock.now() })
      .where(eq(people.id, id));
    expect(await outcome(suspend(asBoss, id))).toBe('not_allowed');
    expect(await outcome(suspend(asBoss, 'nobody'))).toBe('not_found');
    expect(await outcome(suspend(asOther, id))).toBe('not_allowed');
  });
});

describe('signing out everywhere', () => {
  it('ends all sessions, once, and is written down', async () => {
    const mara = await inside();
    const token = await signedIn(parts, mara);
    const end = () => call(calls.signOutEverywhere, { params: { personId: mara.id } }, { as: asBoss });
    expect((await end()).data.sessionCount).toBe(0);
    await end();
    expect(await outcome(call(getMe, {}, { as: token }))).toBe('session_ended');
    const lines = (await history(asBoss, mara.id)).map(({ action }) => action);
    expect(lines.filter((action) => action === 'person.signed_out_everywhere')).toHaveLength(1);
  });
});

describe('an organization', () => {
  it('lets go of a person, who keeps the account and loses what they were inside', async () => {
    const desk = await inside({ accountType: 'receptionist' });
    await suspend(asBoss, desk.id);
    await remove(asBoss, desk.id);
    expect(await outcome(remove(asBoss, desk.id))).toBe('not_found');
    expect(await now(desk.id)).toMatchObject({
      organizationId: null,
      accountType: 'trainee',
      state: 'active',
    });
    await remove(asAdmin, desk.id);
  });

  it('gets people from an administrator, who can’t name an unknown one', async () => {
    const mara = await person(parts, { accountType: 'trainer' });
    expect(await outcome(choose(asAdmin, mara.id, 'nonsense'))).toBe('unknown_organization');
    expect(await outcome(choose(asBoss, mara.id, harbor.id))).toBe('not_allowed');
    expect((await choose(asAdmin, mara.id, harbor.id)).data.organization?.name).toBe('Iron Harbor');
    expect(await outcome(choose(asAdmin, admin.id, harbor.id))).toBe('administrators_join_none');
  });

  it('sees what happened since the person joined, but not what they do elsewhere', async () => {
    const mara = await person(parts);
    await change(asAdmin, mara.id, 'trainee', 'trainer');
    await call(calls.exportPeople, {}, { as: asBoss });
    clock.advance(1000);
    await choose(asAdmin, mara.id, harbor.id);
    const lines = await history(asBoss, mara.id);
    expect(lines.map(({ action }) => action)).toEqual(['person.organization_changed']);
    // Who is not of the organization has no name there.
    expect(lines[0]?.actor).toEqual({ id: null, name: null });
    const whole = await history(asAdmin, boss.id);
    expect(whole.find(({ action }) => action === 'people.exported')).toMatchObject({
      aboutThem: false,
      changes: [],
    });
  });

  it('pages through a history without losing a line', async () => {
    const { id } = await inside();
    for (let round = 0; round < 4; round += 1) {
      await suspend(asBoss, id);
      await lift(asBoss, id);
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 3, ...(cursor && { cursor }) };
      const page = await call(calls.listAccountHistory, { params: { personId: id }, query }, { as: asAdmin });
      seen.push(...page.data.map((line) => line.id));
      cursor = page.next;
    } while (cursor);
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
  });
});
