import { freezeBoard } from '@chalkline/contract/competitions/publications.endpoints.ts';
import {
  listNotifications,
  readNotification,
} from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { declared } from '../../manifests.ts';
import { sendMails } from '../../notifications/mails/mails.send.service.ts';
import { changePreferences } from '../../notifications/preferences/preferences.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { findEntry } from '../entries/entries.repository.ts';
import { moveEntry } from '../entry-moves/entry-moves.service.ts';
import { changeWorkout } from '../organizing/workouts.change.service.ts';
import { writeMembers } from '../teams/teams.repository.ts';
import { beforeTheCut } from './testing/cut-floor.ts';

const app = await testApp();
const { parts, call, clock, mailbox } = app;

/** Six before a cut of the top three, of whom Ana goes on and Dee does not, each with an account. */
async function told() {
  const floor = await beforeTheCut(app);
  const { params, plan, make, undo, idOf, as } = floor;
  const claim = async (name: string, entryId = idOf(name)) => {
    const place = await findEntry(parts.database.sql, params.competitionId, entryId);
    if (!place) throw new Error(`${name} is not entered.`);
    const who = await person(parts, { name });
    await claimEntry(parts, place, who);
    const own = await signedIn(parts, who);
    const list = async () =>
      (await call(listNotifications, { query: {} }, { as: own })).data.filter(({ kind }) => kind === 'cut');
    return {
      who,
      list,
      titles: async () => (await list()).map(({ title }) => title),
      read: async () => {
        for (const { id } of await list())
          await call(readNotification, { params: { notificationId: id } }, { as: own });
      },
      /** The subjects of the mails, the oldest first, when all that waits was sent. */
      mails: async () => {
        clock.advance(11 * 60_000);
        await sendMails(parts, declared.notificationSubjects);
        return mailbox.sent.filter(({ to }) => to === who.email).map(({ subject }) => subject);
      },
    };
  };
  const cut = async () => make((await plan())?.outcome ?? '');
  const freeze = (frozen: boolean) => call(freezeBoard, { params, body: { frozen } }, { as });
  return { ...floor, claim, cut, undo, freeze, ana: await claim('Ana'), dee: await claim('Dee') };
}

const on = 'You made the cut in Harbor Throwdown';
const out = 'You didn’t make the cut in Harbor Throwdown';
const back = 'A cut was undone in Harbor Throwdown';

describe('a cut that is made', () => {
  it('rings once for who goes on and who does not, by mail too, however often and by how many at once', async () => {
    const { ana, dee, plan, make } = await told();
    const seen = (await plan())?.outcome ?? '';
    await Promise.all([make(seen), make(seen), make(seen)]);
    await make(seen);
    expect(await ana.list()).toMatchObject([
      { kind: 'cut', title: on, text: 'Rx was cut after Press, and you advanced.' },
    ]);
    expect(await dee.list()).toMatchObject([
      { title: out, text: 'Rx was cut after Press. You keep your points and final place.' },
    ]);
    expect([await ana.mails(), await dee.mails()]).toEqual([[on], [out]]);
    await make(seen);
    expect([await ana.mails(), await dee.mails()]).toEqual([[on], [out]]);
  });

  it('is delivered as each person has chosen, and not to the person who made it', async () => {
    const { ana, dee, cut, made, claim } = await told();
    const quiet = { kinds: [{ kind: 'cut' as const, inApp: true, email: false }] };
    await changePreferences(parts, declared.notificationSubjects, { personId: ana.who.id } as Viewer, quiet);
    const fay = await claim('Fay');
    await changePreferences(parts, declared.notificationSubjects, { personId: fay.who.id } as Viewer, {
      kinds: [{ kind: 'cut', inApp: false, email: true }],
    });
    await cut();
    expect([await ana.titles(), await ana.mails()]).toEqual([[on], []]);
    expect([await fay.titles(), await fay.mails()]).toEqual([[], [out]]);
    expect(await dee.titles()).toEqual([out]);
    const own = await call(listNotifications, { query: {} }, { as: await signedIn(parts, made.owner) });
    expect(own.data).toEqual([]);
  });

  it('replaces the earlier notice of entries that a later version moves', async () => {
    const { ana, dee, claim, cut, made, params, idOf, undo, set, cutOf } = await told();
    const ben = await claim('Ben');
    await set(cutOf({ movesUp: true }));
    await cut();
    expect(await dee.mails()).toEqual([out]);
    const leaves = { from: 'active', to: 'withdrawn', reason: 'Hurt' } as const;
    await moveEntry(parts, made.viewer, { ...params, entryId: idOf('Ben') }, leaves);
    await cut();
    expect([await dee.titles(), await dee.mails()]).toEqual([[on], [out, on]]);
    expect([await ana.titles(), await ana.mails()]).toEqual([[on], [on]]);
    // Entries that left keep the earlier notice.
    expect(await ben.titles()).toEqual([on]);
    await undo();
    expect([await ana.titles(), await dee.titles()]).toEqual([[back], [back]]);
  });

  it('notifies the members of a team about their team', async () => {
    const { made, params, idOf, cut, claim, undo } = await told();
    const place = await entry(parts, made, { name: 'Gus' });
    await moveEntry(
      parts,
      made.viewer,
      { ...params, entryId: place.id },
      { from: 'active', to: 'withdrawn', reason: 'Hurt' },
    );
    const { competitionId } = params;
    await writeMembers(parts.database.sql, competitionId, idOf('Eve'), [place.id]);
    const gus = await claim('Gus', place.id);
    await cut();
    expect(await gus.list()).toMatchObject([
      {
        title: 'Eve didn’t make the cut in Harbor Throwdown',
        text: 'Rx was cut after Press. The team keeps its points and final place.',
      },
    ]);
    await undo();
    expect(await gus.titles()).toEqual([back]);
  });

  it('does not name a workout that is hidden by now', async () => {
    const { dee, cut, made, workoutIds, params } = await told();
    await cut();
    const releaseAt = new Date(clock.now().getTime() + 86_400_000).toISOString();
    const press = { ...params, workoutId: workoutIds[1] ?? '' };
    await changeWorkout(parts, made.viewer, press, { releaseAt });
    expect((await dee.list())[0]?.text).toBe('Rx was cut. You keep your points and final place.');
  });
});

describe('a cut that is taken back', () => {
  it('notifies those who were cut, and retracts unread notices of those who advanced', async () => {
    const { ana, dee, cut, undo, claim } = await told();
    const ben = await claim('Ben');
    await cut();
    await ben.read();
    await Promise.all([undo(), undo()]);
    expect([await ana.titles(), await ben.titles(), await dee.titles()]).toEqual([[], [back], [back]]);
    expect([await ana.mails(), await ben.mails(), await dee.mails()]).toEqual([[], [back], [back]]);
    expect((await dee.list())[0]?.text).toBe(
      'The Rx cut after Press was undone. Everyone it eliminated is competing again.',
    );
    await cut();
    expect([await ana.titles(), await dee.titles()]).toEqual([[on], [out, back]]);
  });

  it('notifies those who advanced once they were emailed about it', async () => {
    const { ana, cut, undo } = await told();
    await cut();
    expect(await ana.mails()).toEqual([on]);
    await undo();
    expect(await ana.titles()).toEqual([back]);
  });
});

describe('behind a freeze', () => {
  it('no one is notified until the leaderboard is unfrozen', async () => {
    const { ana, dee, cut, freeze } = await told();
    await freeze(true);
    clock.advance(1000);
    await cut();
    expect([await ana.titles(), await dee.titles(), await dee.mails()]).toEqual([[], [], []]);
    await freeze(false);
    expect([await ana.titles(), await dee.titles()]).toEqual([[on], [out]]);
    expect([await ana.mails(), await dee.mails()]).toEqual([[on], [out]]);
    await freeze(true);
    await freeze(false);
    expect([await ana.mails(), await dee.mails()]).toEqual([[on], [out]]);
  });

  it('a cut that everybody knows of is not taken back before they may know', async () => {
    const { dee, cut, undo, freeze } = await told();
    await cut();
    clock.advance(1000);
    await freeze(true);
    clock.advance(1000);
    await undo();
    expect(await dee.titles()).toEqual([out]);
    await freeze(false);
    expect(await dee.titles()).toEqual([back]);
  });

  it('a cut that was made and taken back was never there', async () => {
    const { ana, dee, cut, undo, freeze } = await told();
    await freeze(true);
    clock.advance(1000);
    await cut();
    await undo();
    await freeze(false);
    expect([await ana.list(), await dee.list(), await dee.mails()]).toEqual([[], [], []]);
  });
});
