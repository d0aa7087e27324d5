import { listStaff, removeStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import * as endpoints from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();
const hour = 3_600_000;

let number = 0;
const nobody = () => `nobody${++number}@example.org`;

async function crew(sketch: CompetitionSketch = {}) {
  const made = await competition(parts, sketch);
  const helper = await person(parts, { name: 'Jonas Brandt' });
  const as = await signedIn(parts, made.owner);
  const asHelper = await signedIn(parts, helper);
  const params = { competitionId: made.view.competition.id };
  const invite = (email: string, role: StaffRole = 'manager', who = as) =>
    call(endpoints.inviteStaff, { params, body: { email, role } }, { as: who });
  const waiting = async (who = as) =>
    (await call(endpoints.listStaffInvitations, { params }, { as: who })).data;
  const withdraw = (staffInvitationId: string, who = as) =>
    call(endpoints.withdrawStaffInvitation, { params: { ...params, staffInvitationId } }, { as: who });
  const mine = async (who = asHelper) => (await call(endpoints.listMyStaffInvitations, {}, { as: who })).data;
  const accept = (staffInvitationId: string, role: StaffRole = 'manager', who = asHelper) =>
    call(endpoints.acceptStaffInvitation, { params: { staffInvitationId }, body: { role } }, { as: who });
  const decline = (staffInvitationId: string, who = asHelper) =>
    call(endpoints.declineStaffInvitation, { params: { staffInvitationId } }, { as: who });
  const staff = async () =>
    (await call(listStaff, { params }, { as })).data.map(({ personId, role }) => [personId, role]);
  const bell = async () =>
    (await call(listNotifications, { query: {} }, { as: asHelper })).data.map(({ title }) => title);
  const acts = { invite, waiting, withdraw, mine, accept, decline, staff, bell };
  return { ...made, ...acts, params, helper, as, asHelper };
}

const lettersTo = (email: string) => mailbox.sent.filter(({ to }) => to === email);

describe('who is asked to run a competition', () => {
  it('runs it once they accept, and not before', async () => {
    const { owner, helper, invite, mine, accept, staff, waiting } = await crew();
    const { data } = await invite(helper.email.toUpperCase());
    expect(await staff()).toEqual([[owner.id, 'owner']]);
    expect(await mine()).toMatchObject([
      { id: data.id, role: 'manager', invitedBy: owner.name, competition: { name: 'Harbor Throwdown' } },
    ]);
    expect((await accept(data.id)).data).toMatchObject({ name: 'Jonas Brandt', role: 'manager' });
    expect(await staff()).toEqual([
      [owner.id, 'owner'],
      [helper.id, 'manager'],
    ]);
    expect([await mine(), await waiting()]).toEqual([[], []]);
    expect(await failure(invite(helper.email))).toEqual([409, 'already_staff', 'body.email']);
  });

  it('accepts once, and again with the same key when the answer was lost', async () => {
    const { helper, invite, asHelper } = await crew();
    const { data } = await invite(helper.email);
    const input = { params: { staffInvitationId: data.id }, body: { role: 'manager' as const } };
    const extras = { as: asHelper, idempotencyKey: crypto.randomUUID() };
    const first = await call(endpoints.acceptStaffInvitation, input, extras);
    expect(await call(endpoints.acceptStaffInvitation, input, extras)).toEqual(first);
  });

  it('is asked alike with an account and without: same answer, same list, nothing looked up', async () => {
    const { helper, invite, waiting } = await crew();
    const stranger = nobody();
    const suspended = await person(parts, { state: 'suspended' });
    const replies = [];
    for (const email of [helper.email, stranger, suspended.email]) {
      const { data, ...rest } = await invite(email);
      replies.push({ ...rest, data: { ...data, id: '', email: '', invitedAt: '' } });
      expect(Object.keys(data).toSorted()).toEqual(['email', 'id', 'invitedAt', 'role', 'until']);
    }
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    await settle();
    const lines = (await waiting()).map((line) => ({
      ...line,
      id: '',
      email: '',
      invitedAt: '',
      expiresAt: '',
    }));
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(1);
    const again = await Promise.all([helper.email, stranger, suspended.email].map((email) => invite(email)));
    expect(new Set(again.map(({ data }) => data.role))).toEqual(new Set(['manager']));
  });

  it('gets a notification and its email, or a letter without an account', async () => {
    const { helper, invite, bell, decline } = await crew();
    const stranger = nobody();
    const { data } = await invite(helper.email);
    await invite(stranger);
    await settle();
    expect(await bell()).toEqual(['You’re invited to help run Harbor Throwdown']);
    const [letter] = lettersTo(stranger);
    expect(letter?.subject).toBe('You’re invited to help run Harbor Throwdown');
    expect(letter?.text).toContain('Imani Okafor');
    expect(new URL(letter?.action?.url ?? '').pathname).toBe('/competition/register');
    expect(lettersTo(helper.email)).toEqual([]);
    await decline(data.id);
    expect(await bell()).toEqual([]);
  });

  it('is mailed once a day, however often and by whomever they are asked, and however it ended', async () => {
    const { invite, withdraw } = await crew();
    const stranger = nobody();
    await Promise.all(Array.from({ length: 5 }, () => invite(stranger)));
    await settle();
    const { data } = await invite(stranger, 'owner');
    await withdraw(data.id);
    await invite(stranger);
    await settle();
    expect(lettersTo(stranger)).toHaveLength(1);
    clock.advance(25 * hour);
    await invite(stranger);
    await settle();
    expect(lettersTo(stranger)).toHaveLength(2);
  });

  it('has one invitation, whose role is the latest that was asked', async () => {
    const { helper, invite, mine, accept, staff, owner } = await crew();
    const all = await Promise.all(Array.from({ length: 5 }, () => invite(helper.email)));
    expect(new Set(all.map(({ data }) => data.id)).size).toBe(1);
    const { data } = await invite(helper.email, 'owner');
    expect((await mine()).map(({ id, role }) => [id, role])).toEqual([[data.id, 'owner']]);
    expect(await failure(accept(data.id, 'manager'))).toEqual([409, 'state_changed', undefined]);
    expect(await staff()).toEqual([[owner.id, 'owner']]);
    await accept(data.id, 'owner');
    expect(await staff()).toContainEqual([helper.id, 'owner']);
  });

  it('comes in once when they accept twice at the same time', async () => {
    const { helper, invite, accept, staff } = await crew();
    const { data } = await invite(helper.email);
    const both = await Promise.allSettled([accept(data.id), accept(data.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failure(accept(data.id))).toEqual([404, 'not_found', undefined]);
    expect(await staff()).toHaveLength(2);
  });

  it('either accepts or is taken back, when both happen at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { helper, invite, accept, withdraw, staff } = await crew();
      const { data } = await invite(helper.email);
      const both = await Promise.allSettled([accept(data.id), withdraw(data.id)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await staff()).toHaveLength(both[0].status === 'fulfilled' ? 2 : 1);
    }
  });

  it('may decline, and be asked again', async () => {
    const { helper, invite, mine, accept, decline, waiting } = await crew();
    const { data } = await invite(helper.email);
    await decline(data.id);
    expect([await mine(), await waiting()]).toEqual([[], []]);
    expect(await failure(accept(data.id))).toEqual([404, 'not_found', undefined]);
    expect(await failure(decline(data.id))).toEqual([404, 'not_found', undefined]);
    await invite(helper.email);
    expect(await mine()).toHaveLength(1);
  });

  it('cannot accept what is thirty days old, until they are asked again', async () => {
    const { owner, helper, invite, accept, waiting } = await crew();
    const { data } = await invite(helper.email);
    clock.advance(30 * 24 * hour);
    const asHelper = await signedIn(parts, helper);
    expect(await failure(accept(data.id, 'manager', asHelper))).toEqual([
      409,
      'staff_invitation_expired',
      undefined,
    ]);
    expect((await call(endpoints.listMyStaffInvitations, {}, { as: asHelper })).data).toEqual([]);
    const as = await signedIn(parts, owner);
    expect(await waiting(as)).toHaveLength(1);
    await invite(helper.email, 'manager', as);
    await accept(data.id, 'manager', asHelper);
  });

  it('is found by the address they have now, once they have an account', async () => {
    const { invite, mine, accept, staff } = await crew();
    const email = nobody();
    const { data } = await invite(email);
    const unproven = await person(parts, { email, emailVerified: false });
    const as = await signedIn(parts, unproven);
    expect(await mine(as)).toEqual([]);
    expect(await failure(accept(data.id, 'manager', as))).toEqual([404, 'not_found', undefined]);
    await database.sql.execute(
      sql`update accounts.people set email_verified = true where id = ${unproven.id}`,
    );
    expect(await mine(as)).toHaveLength(1);
    await accept(data.id, 'manager', as);
    expect(await staff()).toHaveLength(2);
  });
});

describe('an invitation to the staff', () => {
  it('is nobody else’s to see, answer or take back', async () => {
    const { helper, invite, mine, accept, decline, withdraw, waiting } = await crew();
    const { data } = await invite(helper.email);
    const other = await crew();
    expect(await mine(other.asHelper)).toEqual([]);
    expect(await failure(accept(data.id, 'manager', other.asHelper))).toEqual([404, 'not_found', undefined]);
    expect(await failure(decline(data.id, other.asHelper))).toEqual([404, 'not_found', undefined]);
    expect(await failure(other.withdraw(data.id))).toEqual([404, 'not_found', undefined]);
    expect(await failure(withdraw(data.id, other.as))).toEqual([403, 'not_allowed', undefined]);
    expect(await failure(waiting(other.as))).toEqual([403, 'not_allowed', undefined]);
    expect(await failure(withdraw('nonsense'))).toEqual([404, 'not_found', undefined]);
    expect(await failure(accept('nonsense'))).toEqual([404, 'not_found', undefined]);
  });

  it('is for owners: staff neither ask nor read the addresses', async () => {
    const { helper, asHelper, invite, accept, waiting } = await crew();
    const { data } = await invite(helper.email);
    await accept(data.id);
    expect(await failure(invite(nobody(), 'manager', asHelper))).toEqual([403, 'not_allowed', undefined]);
    expect(await failure(waiting(asHelper))).toEqual([403, 'not_allowed', undefined]);
  });

  it('makes nobody an owner who has not accepted: the last one stays', async () => {
    const { owner, helper, params, as, invite } = await crew();
    await invite(helper.email, 'owner');
    const of = { ...params, personId: owner.id };
    expect(await failure(call(removeStaff, { params: of }, { as }))).toEqual([409, 'last_owner', undefined]);
  });

  it('leaves a line in the log for each step, without the address', async () => {
    const { helper, params, invite, accept, decline, withdraw } = await crew();
    const { data } = await invite(helper.email);
    await withdraw(data.id);
    await invite(helper.email);
    await decline(data.id);
    await invite(helper.email);
    await accept(data.id);
    const { rows } = await database.sql.execute<{ action: string; line: string }>(sql`
      select action, log::text as line from audit.log
      where subject_id = ${params.competitionId} and action like 'competition.staff%'`);
    const asked = 'competition.staff_invited';
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'competition.staff_added',
      'competition.staff_invitation_declined',
      'competition.staff_invitation_withdrawn',
      asked,
      asked,
      asked,
    ]);
    expect(rows.map(({ line }) => line).join()).not.toContain(helper.email);
  });
});
