import { changeDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { freezeBoard, movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { makeThread } from '../../platform/side-thread/make-thread.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import type { SideThread } from '../../platform/threads/threads.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { importEntries } from '../imports/entries-import.service.ts';
import { findAllEntries } from '../imports/imports.repository.ts';
import { importScores } from '../imports/scores-import.service.ts';
import { rankedHereAtMost } from '../standings/boards.thread.service.ts';
import { listCuts, makeCut, undoCut } from './cut-plans.service.ts';
import { beforeTheCut } from './testing/cut-floor.ts';

const app = await testApp();
const { parts, call, database, clock } = app;
const ran: string[] = [];
const side = makeThread({
  program: new URL('../../side-thread.ts', import.meta.url),
  setup: { databaseUrl: database.url },
  log: parts.log,
  parts: () => parts,
  onPublished: () => undefined,
});
afterAll(() => side.stop());
const watched: SideThread = {
  run: (task, data) => {
    ran.push(task.name);
    return side.run(task, data);
  },
};
const threaded = { ...parts, thread: watched };

const size = rankedHereAtMost + 1;

it('people of a large division are notified when a cut is made on the side thread, and when it is undone', async () => {
  const made = await competition(parts, {
    state: 'live',
    divisions: [{ name: 'Rx' }],
    workouts: [{ name: 'Lift', scoring: usualScoring('load') }],
  });
  const as = await signedIn(parts, made.owner);
  const params = {
    competitionId: made.view.competition.id,
    divisionId: made.view.divisions[0]?.id ?? '',
    workoutId: made.view.workouts[0]?.id ?? '',
  };
  const { competitionId, divisionId, workoutId } = params;
  const lines = Array.from({ length: size }, (_, index) => index + 1);
  const entered = lines.map((bib) => `${bib},Athlete ${bib}`).join('\n');
  await importEntries(parts, made.viewer, competitionId, { csv: `bib,name\n${entered}`, dryRun: false });
  const csv = `bib,score\n${lines.map((bib) => `${bib},${2 * size - bib} kg`).join('\n')}`;
  const scores = { csv, dryRun: false, workoutId, answers: {}, reason: '' };
  expect((await importScores(parts, made.viewer, competitionId, scores)).imported).toBe(true);
  const rule = { by: 'top' as const, count: 500 };
  await call(changeDivision, { params, body: { cuts: [{ afterWorkoutId: workoutId, rule }] } }, { as });
  const results = [{ divisionId, workoutId }];
  await call(movePublications, { params, body: { from: 'published', to: 'final', results } }, { as });
  const all = await findAllEntries(database.sql, competitionId);
  const told = async (bib: number) => {
    const who = await person(parts);
    const place = all.find((one) => one.bib === bib);
    if (place) await claimEntry(parts, place, who);
    const own = await signedIn(parts, who);
    return async () =>
      (await call(listNotifications, { query: {} }, { as: own })).data.map(({ title }) => title);
  };
  const [last, first] = [await told(500), await told(501)];
  const [plan] = await listCuts(threaded, made.viewer, competitionId);
  await makeCut(threaded, made.viewer, params, { outcome: plan?.outcome ?? '' });
  expect([await last(), await first()]).toEqual([
    ['You made the cut in Harbor Throwdown'],
    ['You didn’t make the cut in Harbor Throwdown'],
  ]);
  await undoCut(threaded, made.viewer, params);
  expect([await last(), await first()]).toEqual([[], ['A cut was undone in Harbor Throwdown']]);
  expect(ran.filter((name) => name.includes('cut'))).toEqual([
    'competitions.list_cuts',
    'competitions.make_cut',
    'competitions.undo_cut',
  ]);
}, 60_000);

it('what was held of several cuts is asked of the database as often as of one', async () => {
  const asked = async (count: 1 | 2) => {
    const { made, as, params, set, cutOf, workoutIds, record, final, idOf } = await beforeTheCut(app);
    for (const name of ['Ana', 'Fay']) await claimEntry(parts, { id: idOf(name) }, await person(parts));
    const later = { afterWorkoutId: workoutIds[2] ?? '', rule: { by: 'top', count: 1 } } as const;
    await set(cutOf(), cutOf(later));
    await record(2);
    await final(2);
    const freeze = (frozen: boolean) => call(freezeBoard, { params, body: { frozen } }, { as });
    await freeze(true);
    clock.advance(1000);
    for (const at of [0, 1].slice(0, count)) {
      const plan = (await listCuts(parts, made.viewer, params.competitionId))[at];
      const of = { ...params, workoutId: plan?.afterWorkoutId ?? '' };
      await makeCut(parts, made.viewer, of, { outcome: plan?.outcome ?? '' });
    }
    await app.settle();
    const watch = vi.spyOn(pg.Client.prototype, 'query');
    await freeze(false);
    const ofCuts = /insert into .{0,4}notifications|cut_entries|made_cuts|= 'active'/;
    const statements = watch.mock.calls.filter((of) => ofCuts.test(JSON.stringify(of)));
    watch.mockRestore();
    return statements.length;
  };
  const once = await asked(1);
  // The pending cuts, whom they moved, who advances, and their texts.
  expect(once).toBe(4);
  expect(await asked(2)).toBe(once);
});
