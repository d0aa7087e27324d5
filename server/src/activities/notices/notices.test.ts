import * as endpoints from '@chalkline/contract/activities/activities.endpoints.ts';
import {
  deleteCommunity,
  deleteGroup,
  editGroup,
  restoreGroup,
} from '@chalkline/contract/groups/groups.endpoints.ts';
import { changeBelonging, joinGroup, leaveGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { community } from '../../groups/directory/groups.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { activity, challenge, usualTypes } from '../activities.factory.ts';
import { tellMilestones } from './notices.service.ts';

const { parts, call, clock } = await testApp();

async function somebody() {
  const who = await person(parts);
  const as = { as: await signedIn(parts, who) };
  return {
    as,
    viewer: asViewer(who),
    join: (groupId: string) => call(joinGroup, { params: { groupId } }, as),
    leave: (groupId: string) => call(leaveGroup, { params: { groupId } }, as),
    told: async () =>
      (await call(listNotifications, { query: {} }, as)).data.map(({ title, text }) => [title, text]),
    titles: async () => (await call(listNotifications, { query: {} }, as)).data.map(({ title }) => title),
  };
}
const tick = () => tellMilestones(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });
const daysOn = (count: number) => new Date(clock.now().getTime() + count * day).toISOString().slice(0, 10);

it('tells participants and those who wait when an activity moves or is canceled, the latest news alone', async () => {
  const [owner, ana, ben, deaf] = [await somebody(), await somebody(), await somebody(), await somebody()];
  const run = await activity(parts, owner.viewer, { capacity: 3 });
  for (const one of [ana, deaf, ben]) await one.join(run.id);
  await call(changeBelonging, { params: { groupId: run.id }, body: { notify: 'none' } }, deaf.as);
  const planned = {
    group_id: run.id,
    activity_type_id: usualTypes.running,
    starts_at: new Date(clock.now().getTime() + day).toISOString(),
    ends_at: new Date(clock.now().getTime() + day + 2 * hour).toISOString(),
    zone: 'Europe/Amsterdam',
    place: 'Rotterdam',
    meeting_point: 'Under the bridge',
    capacity: 3,
  };
  const edit = (facts: object) => call(editGroup, { body: { ...planned, ...facts } }, owner.as);
  await edit({ description: 'Same place, same time' });
  expect(await ana.titles()).toEqual([]);
  await edit({ place: 'Delft' });
  clock.advance(1000);
  await edit({ place: 'Delft', meeting_point: 'At the mill' });
  expect(await ana.titles()).toEqual(['Harbor Loop has changed']);
  expect((await ana.told())[0]?.[1]).toMatch(/^It’s now .*\(Amsterdam time\), Delft, At the mill\.$/);
  expect(await ben.titles()).toEqual(['Harbor Loop has changed']);
  clock.advance(20 * hour);
  // The news of its new time is the reminder as well.
  await edit({
    starts_at: new Date(clock.now().getTime() + 10 * hour).toISOString(),
    ends_at: new Date(clock.now().getTime() + 12 * hour).toISOString(),
  });
  await tick();
  expect(await ana.titles()).toEqual(['Harbor Loop has changed']);
  clock.advance(1000);
  await call(deleteGroup, { body: { group_id: run.id } }, owner.as);
  expect([await ana.titles(), await ben.titles()]).toEqual([
    ['Harbor Loop is canceled'],
    ['Harbor Loop is canceled'],
  ]);
  clock.advance(1000);
  await call(restoreGroup, { params: { groupId: run.id } }, owner.as);
  expect(await ana.titles()).toEqual(['Harbor Loop is back on']);
  expect([await owner.titles(), await deaf.titles()]).toEqual([[], []]);
  await ana.leave(run.id);
  expect(await ana.titles()).toEqual([]);
});

it('tells the participants of every activity of a community that is deleted, but not of those that are over', async () => {
  const [owner, ana] = [await somebody(), await somebody()];
  const place = await community(parts, owner.viewer);
  const over = await activity(parts, owner.viewer, { community_id: place.id, name: 'Over' });
  await ana.join(over.id);
  clock.advance(3 * day);
  const ahead = await activity(parts, owner.viewer, { community_id: place.id, name: 'Ahead' });
  await ana.join(ahead.id);
  await call(deleteCommunity, { body: { community_id: place.id } }, owner.as);
  expect(await ana.titles()).toEqual(['Ahead is canceled']);
});

it('reminds of an activity a day before, once, also from parallel jobs, and nobody who joins later', async () => {
  const [owner, ana, late, early] = [await somebody(), await somebody(), await somebody(), await somebody()];
  const starts = clock.now().getTime() + 3 * day;
  const at = (moment: number) => new Date(moment).toISOString();
  const run = await activity(parts, owner.viewer, { starts_at: at(starts), ends_at: at(starts + hour) });
  const soon = await activity(parts, owner.viewer, { name: 'Soon' });
  await ana.join(run.id);
  await early.join(soon.id);
  await tick();
  expect([await ana.titles(), await early.titles()]).toEqual([[], []]);
  clock.advance(2 * day + 1000);
  await late.join(run.id);
  await Promise.all([tick(), tick(), tick()]);
  await tick();
  expect(await ana.titles()).toEqual(['Harbor Loop is coming up']);
  expect(await late.titles()).toEqual([]);
  clock.advance(day);
  await tick();
  expect((await ana.titles()).length).toBe(1);
});

it('tells of a challenge that it begins, ends soon, has ended, and one’s final place', async () => {
  const [owner, ana, ben, late] = [await somebody(), await somebody(), await somebody(), await somebody()];
  const dates = { starts_on: daysOn(2), ends_on: daysOn(8) };
  const made = await challenge(parts, owner.viewer, dates);
  await ana.join(made.id);
  await ben.join(made.id);
  const news = async (days: number) => {
    const before = await ana.titles();
    clock.advance(days * day);
    await Promise.all([tick(), tick()]);
    return (await ana.told()).filter(([title]) => !before.includes(title ?? ''));
  };
  expect(await news(1)).toEqual([]);
  expect((await news(1.5)).map(([title]) => title)).toEqual(['Ten Days of June has begun']);
  await late.join(made.id);
  for (const [who, amount] of [
    [ana, 2000],
    [ben, 3000],
    [late, 3000],
  ] as const)
    await call(endpoints.logResult, { body: { groupId: made.id, amount, day: daysOn(0) } }, who.as);
  expect(await news(3)).toEqual([]);
  expect((await news(2)).map(([title]) => title)).toEqual(['Ten Days of June ends soon']);
  expect((await news(2)).map(([title]) => title)).toEqual(['Ten Days of June has ended']);
  expect(await news(1)).toEqual([
    ['The places in Ten Days of June are final', 'You finished in place 3 of 3.'],
  ]);
  expect((await late.titles()).includes('Ten Days of June has begun')).toBe(false);
  expect(await news(2)).toEqual([]);
});

it('tells nothing late: a standstill of days is not made up for', async () => {
  const [owner, ana] = [await somebody(), await somebody()];
  const made = await challenge(parts, owner.viewer, { starts_on: daysOn(1), ends_on: daysOn(30) });
  await ana.join(made.id);
  clock.advance(5 * day);
  await tick();
  expect(await ana.titles()).toEqual([]);
});
