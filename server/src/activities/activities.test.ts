import * as endpoints from '@chalkline/contract/activities/activities.endpoints.ts';
import type { NewResult } from '@chalkline/contract/activities/result.schema.ts';
import { challengeGoals, teamScorings } from '@chalkline/contract/groups/group-facts.schema.ts';
import { createGroup, editGroup, getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import * as memberEndpoints from '@chalkline/contract/groups/members.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { people as peopleTable } from '../accounts/people/people.table.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { declared } from '../manifests.ts';
import { newId } from '../platform/ids/new-id.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { eraseLeft } from '../profiles/leaving/leaving.service.ts';
import { activity, challenge, usualTypes } from './activities.factory.ts';

const { parts, call, clock, settle } = await testApp();

async function somebody(account: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, account);
  const as = await signedIn(parts, who);
  const to = { as, idempotencyKey: newId() };
  return {
    id: who.id,
    name: who.name,
    as,
    viewer: asViewer(who),
    join: async (groupId: string) =>
      (await call(memberEndpoints.joinGroup, { params: { groupId } }, { as })).data,
    leave: (groupId: string) => call(memberEndpoints.leaveGroup, { params: { groupId } }, { as }),
    see: async (group_id: string) => (await call(getGroup, { query: { group_id } }, { as })).data,
    log: async (result: Partial<NewResult>) =>
      (
        await call(
          endpoints.logResult,
          { body: { amount: 1000, day: today(), ...result } },
          { as, idempotencyKey: newId() },
        )
      ).data,
    remove: (resultId: string) => call(endpoints.removeResult, { params: { resultId } }, { as }),
    results: async (query: { groupId?: string } = {}) =>
      (await call(endpoints.listResults, { query }, { as })).data,
    standing: async (groupId: string) =>
      (await call(endpoints.getStanding, { params: { groupId }, query: { limit: 100 } }, { as })).data,
    startTeam: async (groupId: string, name: string) =>
      (await call(endpoints.createTeam, { params: { groupId }, body: { name } }, to)).data,
    joinTeam: async (groupId: string, teamId: string) =>
      (await call(endpoints.joinTeam, { params: { groupId }, body: { teamId } }, { as })).data,
  };
}

const today = () => clock.now().toISOString().slice(0, 10);
const daysLater = (days: number) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);
/** As after the days in which deleting an account can be undone. */
async function erase(personId: string): Promise<void> {
  await parts.database.sql
    .update(peopleTable)
    .set({ state: 'leaving', erasedFrom: clock.now() })
    .where(eq(peopleTable.id, personId));
  await eraseLeft(parts, declared.personalData);
}

const refused = (code: string, path?: string) => ({ errors: [{ code, ...(path && { path }) }] });

describe('an activity', () => {
  it('is created as groups are, and says where exactly to those who take part', async () => {
    const owner = await somebody();
    const guest = await somebody();
    const { id } = await activity(parts, owner.viewer);
    const seen = await guest.see(id);
    expect(seen.activity).toMatchObject({
      place: 'Rotterdam',
      meetingPoint: null,
      type: { name: 'Running' },
    });
    expect((await guest.join(id)).activity?.meetingPoint).toBe('Under the bridge');
  });

  it.each([
    [{ activity_type_id: undefined }, 'required', 'body.activity_type_id'],
    [{ activity_type_id: newId() }, 'activity_type_unknown', 'body.activity_type_id'],
    [{ ends_at: '2026-01-01T00:00:00.000Z' }, 'ends_before_start', 'body.ends_at'],
    [{ ends_at: '2036-01-01T00:00:00.000Z' }, 'too_long_ahead', 'body.ends_at'],
    [{ zone: 'Mars/Olympus' }, 'invalid', 'body.zone'],
  ])('is refused with %o', async (wrong, code, path) => {
    const { as } = await somebody();
    const body = {
      type: 'activity',
      name: 'Wrong',
      activity_type_id: usualTypes.running,
      place: '',
      starts_at: clock.now().toISOString(),
      ends_at: new Date(clock.now().getTime() + hour).toISOString(),
      zone: 'UTC',
      ...wrong,
    } as const;
    await expect(call(createGroup, { body }, { as })).rejects.toMatchObject(refused(code, path));
  });

  it('is full when its places are taken, however many come at once, and gives free ones in order', async () => {
    const owner = await somebody();
    const { id } = await activity(parts, owner.viewer, { capacity: 4 });
    const people = await Promise.all(Array.from({ length: 8 }, () => somebody()));
    await Promise.all(people.map((one) => one.join(id)));
    expect(await owner.see(id)).toMatchObject({ memberCount: 4, activity: { waitingCount: 5 } });
    const states = async () => Promise.all(people.map(async (one) => (await one.see(id)).belonging?.state));
    const before = await states();
    const leaver = people[before.indexOf('in')];
    clock.advance(hour);
    await leaver?.leave(id);
    const lucky =
      people[(await states()).findIndex((state, at) => state === 'in' && before[at] === 'waiting')];
    expect(await owner.see(id)).toMatchObject({ memberCount: 4, activity: { waitingCount: 4 } });
    await settle();
    const { data: notices } = await call(listNotifications, {}, { as: lucky?.as ?? '' });
    expect(notices.map(({ title }) => title)).toEqual(['You’re now in Harbor Loop']);
    // More places are given at once.
    const facts = { activity_type_id: usualTypes.running, place: 'Rotterdam', zone: 'UTC', capacity: 6 };
    const times = {
      starts_at: daysLater(1).concat('T09:00:00Z'),
      ends_at: daysLater(1).concat('T11:00:00Z'),
    };
    await call(editGroup, { body: { group_id: id, ...facts, ...times } }, { as: owner.as });
    expect(await owner.see(id)).toMatchObject({ memberCount: 6, activity: { waitingCount: 2 } });
  });

  it('is listed by its end, of a type, and never to those who may not see it', async () => {
    const owner = await somebody();
    const at = (days: number) => ({
      starts_at: daysLater(days).concat('T09:00:00Z'),
      ends_at: daysLater(days).concat('T10:00:00Z'),
    });
    const yoga = { activity_type_id: usualTypes.yoga };
    const later = await activity(parts, owner.viewer, { ...yoga, ...at(40) });
    const sooner = await activity(parts, owner.viewer, { ...yoga, ...at(30) });
    const past = await activity(parts, owner.viewer, { ...yoga, ...at(-3) });
    await activity(parts, owner.viewer, { ...yoga, ...at(35), visibility: 'invitation' });
    const ids = async (query: { when?: 'past'; limit?: number; cursor?: string }) => {
      const reply = await call(endpoints.listActivities, { query: { typeId: usualTypes.yoga, ...query } });
      return { ids: reply.data.map(({ id }) => id), next: reply.next };
    };
    const first = await ids({ limit: 1 });
    const second = await ids({ limit: 1, cursor: first.next ?? '' });
    expect([...first.ids, ...second.ids]).toEqual([sooner.id, later.id]);
    expect((await ids({ when: 'past' })).ids).toEqual([past.id]);
  });
});

describe('a result', () => {
  it('is refused where it can’t be', async () => {
    const one = await somebody();
    const { id: groupId } = await challenge(parts, one.viewer);
    const outsider = await somebody();
    await expect(outsider.log({ groupId })).rejects.toMatchObject(refused('not_taking_part'));
    await expect(one.log({ groupId, day: daysLater(1) })).rejects.toMatchObject(refused('result_in_future'));
    await expect(one.log({ groupId, day: daysLater(-1) })).rejects.toMatchObject(
      refused('result_out_of_dates'),
    );
    await expect(one.log({ groupId, amount: 200_001 })).rejects.toMatchObject(refused('result_over_ceiling'));
    await expect(one.log({ typeId: newId() })).rejects.toMatchObject({ status: 404 });
    await expect(one.log({})).rejects.toMatchObject(refused('activity_type_unknown', 'body.typeId'));
  });

  it('counts once, however often it is sent, and is the person’s own to delete', async () => {
    const one = await somebody();
    const { id: groupId } = await challenge(parts, one.viewer);
    const sent = { body: { groupId, amount: 5000, day: today() } };
    const key = { as: one.as, idempotencyKey: newId() };
    await Promise.allSettled([1, 2, 3].map(() => call(endpoints.logResult, sent, key)));
    await call(endpoints.logResult, sent, key);
    expect(await one.standing(groupId)).toMatchObject([{ place: 1, value: 5000, resultCount: 1 }]);
    const [result] = await one.results();
    const other = await somebody();
    await expect(other.remove(result?.id ?? '')).rejects.toMatchObject({ status: 404 });
    await one.remove(result?.id ?? '');
    expect(await one.standing(groupId)).toMatchObject([{ place: null, value: 0 }]);
  });

  it('counts in every challenge it fits, and is taken out of one by its moderators', async () => {
    const [one, organizer] = [await somebody(), await somebody()];
    const own = await challenge(parts, one.viewer);
    const theirs = await challenge(parts, organizer.viewer);
    await one.join(theirs.id);
    const { id: resultId } = await one.log({ typeId: usualTypes.running, amount: 700 });
    const values = async () => [
      (await one.standing(own.id))[0]?.value,
      (await one.standing(theirs.id)).find(({ isMine }) => isMine)?.value,
    ];
    expect(await values()).toEqual([700, 700]);
    const params = { groupId: theirs.id, resultId };
    await expect(
      call(endpoints.rejectResult, { params, body: { reason: 'Too fast' } }, { as: one.as }),
    ).rejects.toMatchObject({
      status: 403,
    });
    await call(endpoints.rejectResult, { params, body: { reason: 'Too fast' } }, { as: organizer.as });
    expect(await values()).toEqual([700, 0]);
    expect(await organizer.results({ groupId: theirs.id })).toMatchObject([{ isRejected: true }]);
    await call(endpoints.acceptResult, { params }, { as: organizer.as });
    expect(await values()).toEqual([700, 700]);
  });

  it('changes nothing once the places are final', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const { id: groupId } = await challenge(parts, one.viewer, { ends_on: today() });
    await two.join(groupId);
    const logged = today();
    const first = await one.log({ groupId, amount: 900 });
    await two.log({ groupId, amount: 500 });
    const late = await somebody();
    await late.log({ typeId: usualTypes.running, amount: 7000 });
    clock.advance(day);
    // Within 24 hours after its end, what was done on its days may still be added.
    await two.log({ groupId, amount: 300, day: logged });
    clock.advance(day + hour);
    await expect(two.log({ groupId, day: logged })).rejects.toMatchObject(refused('challenge_final'));
    await two.log({ typeId: usualTypes.running, amount: 9000, day: logged });
    await one.remove(first.id);
    await late.join(groupId);
    expect((await one.standing(groupId)).map(({ place, value }) => [place, value])).toEqual([
      [1, 900],
      [2, 800],
    ]);
    expect((await one.see(groupId)).challenge?.stage).toBe('final');
  });
});

describe('the places of a challenge that is final', () => {
  async function ended(sketch: Parameters<typeof challenge>[2] = {}) {
    const [owner, one, two] = [await somebody(), await somebody(), await somebody()];
    const { id } = await challenge(parts, owner.viewer, { ends_on: today(), ...sketch });
    for (const taker of [one, two]) await taker.join(id);
    const places = async () =>
      (await owner.standing(id)).map(({ place, name, value, memberCount }) => [
        place,
        name,
        value,
        memberCount,
      ]);
    const final = () => clock.advance(2 * day + hour);
    return { owner, one, two, id, places, final };
  }

  it('stay as they are when somebody leaves, is removed or is banned, whether or not they were read before', async () => {
    const { owner, one, two, id, places, final } = await ended();
    const three = await somebody();
    await three.join(id);
    for (const [at, taker] of [one, two, three].entries()) await taker.log({ groupId: id, amount: 300 - at });
    final();
    const as = { as: owner.as };
    await one.leave(id);
    await call(memberEndpoints.removeMember, { params: { groupId: id, personId: two.id } }, as);
    const body = { reason: 'other' } as const;
    await call(memberEndpoints.banMember, { params: { groupId: id, personId: three.id }, body }, as);
    expect(await places()).toEqual([
      [1, one.name, 300, null],
      [2, two.name, 299, null],
      [3, three.name, 298, null],
      [null, owner.name, 0, null],
    ]);
  });

  it('stay when somebody’s account is deleted, without their name', async () => {
    const { one, two, id, places, final } = await ended();
    await one.log({ groupId: id, amount: 300 });
    await two.log({ groupId: id, amount: 200 });
    final();
    await erase(one.id);
    expect((await places()).slice(0, 2)).toEqual([
      [1, 'Deleted member', 300, null],
      [2, two.name, 200, null],
    ]);
    const [first] = await two.standing(id);
    expect(first).toMatchObject({ isDeleted: true, handle: null, isMine: false });
    expect(first?.id).not.toBe(one.id);
  });

  it('of teams stay when members leave', async () => {
    const { one, two, id, places, final } = await ended({ team_scoring: 'mean' });
    const north = await one.startTeam(id, 'North');
    await two.joinTeam(id, north.id);
    await one.log({ groupId: id, amount: 300 });
    await two.log({ groupId: id, amount: 100 });
    final();
    await one.leave(id);
    expect(await places()).toEqual([[1, 'North', 200, 2]]);
    expect(await two.standing(id)).toMatchObject([{ isMine: true }]);
  });

  it('are kept once however many read and leave at the same time', async () => {
    const { owner, one, two, id, places, final } = await ended();
    await one.log({ groupId: id, amount: 300 });
    await two.log({ groupId: id, amount: 200 });
    final();
    await Promise.all([
      ...Array.from({ length: 6 }, places),
      ...[one, two].map((taker) => taker.leave(id)),
      ...Array.from({ length: 6 }, places),
    ]);
    expect(await places()).toEqual([
      [1, one.name, 300, null],
      [2, two.name, 200, null],
      [null, owner.name, 0, null],
    ]);
  });

  it('leave out who left before', async () => {
    const { owner, one, two, id, places, final } = await ended();
    for (const taker of [one, two]) await taker.log({ groupId: id, amount: 300 });
    await one.leave(id);
    final();
    expect((await places()).map(([, name]) => name)).toEqual([two.name, owner.name]);
  });
});

/** What somebody has, computed another way than the database does. */
function valueIn(
  goal: (typeof challengeGoals)[number],
  logged: readonly { amount: number; day: number }[],
): number {
  if (goal === 'best') return Math.max(0, ...logged.map(({ amount }) => amount));
  if (goal !== 'streak') return logged.reduce((sum, { amount }) => sum + amount, 0);
  const days = new Set(logged.map((one) => one.day));
  const runFrom = (first: number): number => (days.has(first) ? 1 + runFrom(first + 1) : 0);
  return Math.max(0, ...[...days].map(runFrom));
}

describe('the standing', () => {
  const logged = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 4 }), day: fc.integer({ min: 0, max: 8 }) }),
    {
      maxLength: 6,
    },
  );

  it.each(challengeGoals)(
    'of a challenge with the goal %s is what was logged, ties and all',
    async (goal) => {
      await fc.assert(
        fc.asyncProperty(fc.array(logged, { minLength: 1, maxLength: 4 }), async (histories) => {
          const people = await Promise.all(histories.map(() => somebody()));
          const owner = people[0] ?? (await somebody());
          const { id: groupId } = await challenge(parts, owner.viewer, {
            goal,
            target: 5,
            starts_on: daysLater(-8),
            ends_on: today(),
          });
          for (const [at, one] of people.entries()) {
            if (at > 0) await one.join(groupId);
            for (const { amount, day: back } of histories[at] ?? []) {
              await one.log({ groupId, amount, day: daysLater(-back) });
            }
          }
          const values = histories.map((history) => valueIn(goal, history));
          const expected = people.map(({ id }, at) => {
            const value = values[at] ?? 0;
            const place = value === 0 ? null : 1 + values.filter((other) => other > value).length;
            return { id, value, place, isReached: value >= 5 };
          });
          const found = await owner.standing(groupId);
          const shown = found.map(({ id, value, place, isReached }) => ({ id, value, place, isReached }));
          expect(shown.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
            expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
          );
          const places = found.map(({ place }) => place ?? Number.POSITIVE_INFINITY);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }),
        { numRuns: 6 },
      );
    },
  );

  it.each(teamScorings)('of teams is the %s of their members', async (scoring) => {
    const people = await Promise.all(Array.from({ length: 4 }, () => somebody()));
    const [a, b, c, d] = people;
    if (!a || !b || !c || !d) throw new Error('four people');
    const { id: groupId } = await challenge(parts, a.viewer, { team_scoring: scoring, team_best: 2 });
    for (const one of [b, c, d]) await one.join(groupId);
    const north = await a.startTeam(groupId, 'North');
    await b.joinTeam(groupId, north.id);
    await c.joinTeam(groupId, north.id);
    await d.startTeam(groupId, 'South');
    for (const [at, one] of people.entries()) await one.log({ groupId, amount: (at + 1) * 101 });
    const shown = (await d.standing(groupId)).map(({ name, place, value, memberCount, isMine }) => [
      name,
      place,
      value,
      memberCount,
      isMine,
    ]);
    const norths = { sum: 606, mean: 202, best: 505 }[scoring];
    const lines = [
      ['North', norths > 404 ? 1 : 2, norths, 3, false],
      ['South', norths > 404 ? 2 : 1, 404, 1, true],
    ];
    expect(shown).toEqual(lines.toSorted((one, other) => Number(one[1]) - Number(other[1])));
  });

  it('of a team ends with its last member, and people who leave the challenge leave the team', async () => {
    const [owner, one] = [await somebody(), await somebody()];
    const { id: groupId } = await challenge(parts, owner.viewer, { team_scoring: 'sum' });
    await one.join(groupId);
    await one.startTeam(groupId, 'North');
    await expect(owner.startTeam(groupId, 'NORTH')).rejects.toMatchObject(
      refused('team_name_taken', 'body.name'),
    );
    await one.leave(groupId);
    expect(await owner.standing(groupId)).toMatchObject([{ name: 'North', memberCount: 0 }]);
    await owner.startTeam(groupId, 'South');
    expect((await owner.standing(groupId)).map(({ name }) => name)).toEqual(['South']);
  });
});

describe('a challenge', () => {
  it('keeps its goal once it has begun', async () => {
    const owner = await somebody();
    const { id: group_id } = await challenge(parts, owner.viewer, { starts_on: daysLater(1) });
    const facts = {
      activity_type_id: usualTypes.running,
      goal: 'best',
      starts_on: daysLater(1),
      ends_on: daysLater(9),
      zone: 'Europe/Amsterdam',
    } as const;
    await call(editGroup, { body: { group_id, ...facts } }, { as: owner.as });
    clock.advance(2 * day);
    const other = { ...facts, goal: 'most' } as const;
    const edit = (body: object) => call(editGroup, { body: { group_id, ...body } }, { as: owner.as });
    await expect(edit(other)).rejects.toMatchObject(refused('goal_fixed'));
    expect((await edit({ ...facts, name: 'Renamed' })).data).toMatchObject({
      name: 'Renamed',
      challenge: { goal: 'best' },
    });
    await expect(edit({ ...facts, goal: 'reach' })).rejects.toMatchObject(refused('target_missing'));
  });

  it('shows those who moderate it, and nobody else, who asks to join', async () => {
    const [owner, asking, outsider] = [await somebody(), await somebody(), await somebody()];
    const { id, name } = await challenge(parts, owner.viewer, { visibility: 'private' });
    await asking.join(id);
    const requests = async (as: string) => (await call(endpoints.listChallengeRequests, {}, { as })).data;
    expect(await requests(owner.as)).toMatchObject([{ person: { id: asking.id }, challenge: { id, name } }]);
    expect([await requests(asking.as), await requests(outsider.as)]).toEqual([[], []]);
    await expect(outsider.standing(id)).rejects.toMatchObject({ status: 403 });
  });
});

it('administrators alone change activity types, and a retired one starts nothing new', async () => {
  const [admin, other] = [await somebody({ accountType: 'admin' }), await somebody()];
  const body = { name: 'Ski Touring', icon: 'ski', unit: 'meters', ceiling: 100_000 } as const;
  await expect(call(endpoints.createActivityType, { body }, { as: other.as })).rejects.toMatchObject({
    status: 403,
  });
  const { data: type } = await call(endpoints.createActivityType, { body }, { as: admin.as });
  const again = { body: { ...body, name: 'ski touring' } };
  await expect(call(endpoints.createActivityType, again, { as: admin.as })).rejects.toMatchObject(
    refused('activity_type_name_taken', 'body.name'),
  );
  const edit = (patch: object) =>
    call(endpoints.editActivityType, { params: { typeId: type.id }, body: patch }, { as: admin.as });
  expect((await edit({ mets: 8.5, isRetired: true })).data).toMatchObject({
    mets: 8.5,
    retiredAt: expect.any(String),
  });
  const names = async (retired: 'true' | 'false') =>
    (await call(endpoints.listActivityTypes, { query: { search: 'ski', retired } })).data.map(
      ({ name }) => name,
    );
  expect([await names('false'), await names('true')]).toEqual([[], ['Ski Touring']]);
  await expect(challenge(parts, other.viewer, { activity_type_id: type.id })).rejects.toMatchObject({
    problems: [{ code: 'activity_type_unknown' }],
  });
});
