import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { freezeBoard } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { declared } from '../../manifests.ts';
import { sendMails } from '../../notifications/mails/mails.send.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { beforeTheCut } from '../cut-plans/testing/cut-floor.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { findEntry } from '../entries/entries.repository.ts';

const app = await testApp();
const { parts, call, clock, mailbox } = app;

const on = 'You made the cut in Harbor Throwdown';
const out = 'You didn’t make the cut in Harbor Throwdown';
const back = 'A cut was undone in Harbor Throwdown';
const byHand = 'You don’t advance in Harbor Throwdown';

/** The top three of six go on; Dee, who has an account, does not. */
async function floor() {
  const all = await beforeTheCut(app);
  const { params, as, idOf, plan, make } = all;
  const place = await findEntry(parts.database.sql, params.competitionId, idOf('Dee'));
  if (!place) throw new Error('Dee is not entered.');
  const who = await person(parts, { name: 'Dee' });
  await claimEntry(parts, place, who);
  const own = await signedIn(parts, who);
  const { competitionId } = params;
  return {
    ...all,
    cut: async () => make((await plan())?.outcome ?? ''),
    move: (from: 'active' | 'cut', to: 'active' | 'cut') =>
      call(moveEntry, { params: { competitionId, entryId: idOf('Dee') }, body: { from, to } }, { as }),
    freeze: (frozen: boolean) => call(freezeBoard, { params, body: { frozen } }, { as }),
    titles: async () =>
      (await call(listNotifications, { query: {} }, { as: own })).data.map(({ title }) => title),
    mails: async () => {
      clock.advance(11 * 60_000);
      await sendMails(parts, declared.notificationSubjects);
      return mailbox.sent.filter(({ to }) => to === who.email).map(({ subject }) => subject);
    },
  };
}

it('an athlete who was cut and is reinstated by hand gets one notice that replaces the earlier one', async () => {
  const { cut, move, titles, mails } = await floor();
  await cut();
  expect([await titles(), await mails()]).toEqual([[out], [out]]);
  const moves = await Promise.allSettled([move('cut', 'active'), move('cut', 'active')]);
  expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([await titles(), await mails()]).toEqual([[on], [out, on]]);
});

it('somebody cut by hand later is moved by no cut, and hears only of what was done by hand', async () => {
  const { cut, move, undo, titles, mails, statuses } = await floor();
  await cut();
  await move('cut', 'active');
  await move('active', 'cut');
  await undo();
  expect(await statuses()).toMatchObject({ Dee: 'cut', Eve: 'active' });
  // They had not read that they go on, nor was it mailed yet.
  expect([await titles(), await mails()]).toEqual([[byHand], [byHand]]);
});

it('is cut again by the cut that is made again, and told so', async () => {
  const { cut, move, undo, titles, statuses } = await floor();
  await cut();
  await move('cut', 'active');
  await cut();
  expect([await titles(), (await statuses()).Dee]).toEqual([[out], 'cut']);
  await undo();
  expect([await titles(), (await statuses()).Dee]).toEqual([[back], 'active']);
});

it('behind a freeze they hear of it when the board follows again', async () => {
  const { cut, move, freeze, titles } = await floor();
  await cut();
  clock.advance(1000);
  await freeze(true);
  clock.advance(1000);
  await move('cut', 'active');
  expect(await titles()).toEqual([out]);
  await freeze(false);
  expect(await titles()).toEqual([on]);
});

it('an athlete cut and reinstated by hand hears of it, of a cut not while the board is frozen', async () => {
  const { move, freeze, titles } = await floor();
  await freeze(true);
  await move('active', 'cut');
  expect(await titles()).toEqual([]);
  await freeze(false);
  expect(await titles()).toEqual([byHand]);
  await move('cut', 'active');
  expect(await titles()).toEqual(['You’re back in Harbor Throwdown']);
  expect(await failure(move('cut', 'active'))).toEqual([409, 'state_changed', undefined]);
});
