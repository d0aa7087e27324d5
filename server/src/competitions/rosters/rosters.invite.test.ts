import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { claimMailsADay } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import * as claims from '@chalkline/contract/competitions/entry-claims.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { mailTeamMembers } from './rosters.mail.service.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();
const mailDue = () =>
  mailTeamMembers(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });

let number = 0;
const fresh = () => `mate${++number}@example.org`;
const mailsTo = (email: string) =>
  mailbox.sent.filter(({ to, subject }) => to === email && subject.startsWith('Join '));
const facts = { birthDate: null, gender: null };

async function teams() {
  const made = await competition(parts, {
    divisions: [{ name: 'Trios', teamSize: 3 }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
    state: 'published',
  });
  await openRegistration(parts, made);
  const competitionId = made.view.competition.id;
  const staff = await signedIn(parts, made.owner);
  const actsOn = (entryId: string) => {
    const params = { competitionId, entryId };
    const see = async (as = staff) => (await call(endpoints.getRoster, { params, query: {} }, { as })).data;
    const join = (as: string) => call(endpoints.joinTeam, { params, body: {} }, { as });
    const add = (email: string, as = staff) =>
      call(endpoints.addTeamMember, { params, body: { name: 'Bo', email, ...facts } }, { as });
    const mailAgain = async (place: number, as = staff) => {
      const memberId = (await see()).members[place]?.id ?? crypto.randomUUID();
      return call(endpoints.mailTeamMember, { params: { ...params, memberId } }, { as });
    };
    return { params, see, join, add, mailAgain };
  };
  /** A team that its captain has registered with these members. */
  const registered = async (...emails: readonly string[]) => {
    const captain = await person(parts, { name: 'Ada Captain' });
    const as = await signedIn(parts, captain);
    const members = emails.map((email) => ({ name: 'Bo', email, ...facts }));
    const divisionId = made.view.divisions[0]?.id ?? '';
    const body = registrationDraft(competitionId, [divisionId], { name: `Team ${++number}`, members });
    await call(placeOrder, { body }, { as });
    const query = { search: `Team ${number}` };
    const { data } = await call(endpoints.listRosters, { params: { competitionId }, query });
    return { captain, as, ...actsOn(data[0]?.entryId ?? '') };
  };
  /** A team that the organizer has added by hand. */
  const added = async () => actsOn((await entry(parts, made, { name: 'Added Team' })).id);
  return { made, staff, competitionId, registered, added };
}

const told = async (as: string) =>
  (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);

async function mate(email: string, sketch: Partial<Person> = {}) {
  const who = await person(parts, { email, ...sketch });
  return { who, as: await signedIn(parts, who) };
}

describe('members whom a captain names', () => {
  it('are each mailed the invite once, and join with their verified email alone', async () => {
    const { registered } = await teams();
    const [known, stranger, third] = [fresh(), fresh(), fresh()];
    const bo = await mate(known);
    const { see, join, as, captain } = await registered(known, stranger);
    await settle();
    await settle();
    expect([mailsTo(known), mailsTo(stranger), mailsTo(captain.email)].map(({ length }) => length)).toEqual([
      1, 1, 0,
    ]);
    const [mail] = mailsTo(stranger);
    expect(mail?.text).toContain('Ada Captain named you, Bo, as a member of Team');
    expect(mail?.action?.url).toContain('?invite=');
    expect((await told(bo.as)).filter((title) => title.startsWith('You’re named as a member'))).toHaveLength(
      1,
    );
    expect((await see(bo.as)).joining).toMatchObject({ isInvited: true, reason: null });
    const unproven = await mate(stranger, { emailVerified: false });
    expect((await failure(join(unproven.as))).slice(0, 2)).toEqual([409, 'team_link_expired']);
    const other = await mate(third);
    expect((await failure(join(other.as))).slice(0, 2)).toEqual([409, 'team_link_expired']);
    await Promise.all([join(bo.as), join(bo.as)]);
    expect((await see(as)).members.map(({ hasJoined, mail }) => [hasJoined, mail?.canSend])).toEqual([
      [true, undefined],
      [true, undefined],
      [false, false],
    ]);
    // Who isn't of the team doesn't see whom it mailed.
    expect((await see(other.as)).members[2]?.mail).toBeNull();
  });

  it('are mailed again a day later by captain or staff, and not once they joined', async () => {
    const { registered, staff } = await teams();
    const email = fresh();
    const { mailAgain, as, captain, join } = await registered(email);
    await settle();
    expect((await failure(mailAgain(1, as))).slice(0, 2)).toEqual([409, 'member_mailed']);
    const outsider = await mate(fresh());
    expect((await failure(mailAgain(1, outsider.as))).slice(0, 2)).toEqual([403, 'not_allowed']);
    expect((await failure(mailAgain(9, staff)))[0]).toBe(404);
    clock.advance(day);
    const [late, lateStaff] = [await signedIn(parts, captain), await signedIn(parts, outsider.who)];
    expect((await failure(mailAgain(1, lateStaff)))[0]).toBe(403);
    const outcomes = await Promise.allSettled([mailAgain(1, late), mailAgain(1, late)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await settle();
    expect(mailsTo(email)).toHaveLength(2);
    const bo = await mate(email);
    await join(bo.as);
    clock.advance(day);
    await mailAgain(1, await signedIn(parts, captain));
    await settle();
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('wait for the next day beyond the day’s limit of the competition, and for no team without a place', async () => {
    const { registered, competitionId } = await teams();
    const [email, lost] = [fresh(), fresh()];
    const full = await registered(fresh());
    await settle();
    const many = Array.from({ length: claimMailsADay }, (_, at) => ({
      entryId: full.params.entryId,
      position: 10 + at,
      name: 'Bo',
      email: fresh(),
      mailedAt: clock.now(),
    }));
    await database.sql.insert(registeredMembers).values(many);
    await registered(email);
    const gone = await registered(lost);
    await database.sql
      .update(entries)
      .set({ state: 'withdrawn', leftAt: clock.now() })
      .where(eq(entries.id, gone.params.entryId));
    await settle();
    expect(mailsTo(email)).toHaveLength(0);
    clock.advance(day + 1);
    await Promise.all([mailDue(), mailDue()]);
    expect([mailsTo(email).length, mailsTo(lost).length, competitionId.length > 0]).toEqual([1, 0, true]);
  });
});

describe('a team that the organizer added', () => {
  it('gets members by its staff, who are mailed; the first to join is its captain', async () => {
    const { made, added, competitionId } = await teams();
    const { add, see, join } = await added();
    const [first, second] = [fresh(), fresh()];
    const scorer = await person(parts);
    await staffMember(parts, made.viewer, competitionId, scorer, 'scorer');
    expect((await failure(add(first, await signedIn(parts, scorer)))).slice(0, 2)).toEqual([
      403,
      'not_allowed',
    ]);
    expect((await failure(add(first, '')))[0]).toBe(401);
    await Promise.allSettled([add(first), add(first.toUpperCase())]);
    expect((await failure(add(first))).slice(0, 2)).toEqual([409, 'member_listed']);
    const filled = await Promise.allSettled([add(second), add(fresh()), add(fresh())]);
    expect(filled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect((await failure(add(fresh()))).slice(0, 2)).toEqual([409, 'team_full']);
    await settle();
    expect(mailsTo(first)[0]?.text).toContain('The organizer named you');
    // Nobody can answer who asks for a place there yet.
    const open = { params: { competitionId }, query: { open: 'true' } } as const;
    const lacking = await added();
    await lacking.add(fresh());
    expect((await call(endpoints.listRosters, open)).data).toEqual([]);
    const bo = await mate(first);
    await join(bo.as);
    expect(await see(bo.as)).toMatchObject({ can: { manage: true, changeMembers: true } });
  });

  it('is claimed by its captain, who then runs it', async () => {
    const { added, staff } = await teams();
    const { params, see, add } = await added();
    const email = fresh();
    await call(claims.inviteAthlete, { params, body: { email } }, { as: staff });
    await add(fresh());
    const captain = await mate(email, { name: 'Cap' });
    const claim = () => call(claims.claimEntry, { params: { entryId: params.entryId } }, { as: captain.as });
    const both = await Promise.allSettled([claim(), claim()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await see()).members.map(({ name, isCaptain }) => [name, isCaptain])).toEqual([
      ['Bo', false],
      ['Cap', true],
    ]);
    await call(endpoints.renewTeamInvite, { params }, { as: captain.as });
    await add(fresh(), captain.as);
    expect((await see(captain.as)).members).toHaveLength(3);
  });

  it('isn’t claimed while it is full without the one who claims it', async () => {
    const { added, staff } = await teams();
    const { params, add } = await added();
    const email = fresh();
    await call(claims.inviteAthlete, { params, body: { email } }, { as: staff });
    for (const one of [fresh(), fresh(), fresh()]) await add(one);
    const { as } = await mate(email);
    const claim = call(claims.claimEntry, { params: { entryId: params.entryId } }, { as });
    expect((await failure(claim)).slice(0, 2)).toEqual([409, 'team_full']);
  });
});
