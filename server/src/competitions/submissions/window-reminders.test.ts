import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { submission, submissionWindow } from './submissions.factory.ts';
import { remindOfWindows } from './submissions.remind.service.ts';

const { parts, call, clock } = await testApp();
const remind = () => remindOfWindows(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });

it('reminds who hasn’t submitted on the last day, once, and again when the end has moved', async () => {
  const made = await competition(parts, { state: 'live' });
  const athlete = async (name: string) => {
    const who = await person(parts);
    const own = await entry(parts, made, { name });
    await claimEntry(parts, own, who);
    const told = async () =>
      (await call(listNotifications, { query: {} }, { as: await signedIn(parts, who) })).data
        .map(({ title }) => title)
        .filter((title) => title.startsWith('Submit'));
    return { who, own, told };
  };
  const [late, done, judged] = [await athlete('Late'), await athlete('Done'), await athlete('Judged')];
  await submissionWindow(parts, made);
  const viewer = { personId: done.who.id, name: done.who.name } as never;
  await submission(parts, made, viewer, { entryId: done.own.id });
  await score(parts, made, { entryId: judged.own.id, typed: '9:40' });
  await remind();
  expect(await late.told()).toEqual([]);
  clock.advance(2 * day + hour);
  await Promise.all([remind(), remind()]);
  await remind();
  const reminder = 'Submit your result of Breakwater';
  expect([await late.told(), await done.told(), await judged.told()]).toEqual([[reminder], [], []]);
  await submissionWindow(parts, made, {
    closesAt: new Date(clock.now().getTime() + 2 * day).toISOString(),
  });
  await remind();
  clock.advance(day + hour);
  await remind();
  expect(await late.told()).toEqual([reminder, reminder]);
  // Who has submitted meanwhile needs no reminder.
  const lateViewer = { personId: late.who.id, name: late.who.name } as never;
  await submission(parts, made, lateViewer, { entryId: late.own.id });
  expect(await late.told()).toEqual([]);
});
