import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { exportHeats } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { getHeatPlan } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { startHeat } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { importHeats } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats, seededHeats } from '../heats/heats.factory.ts';

const { parts, call, clock } = await testApp();

/** Five athletes with bibs 1 to 5 on three lanes: heats of two and three. */
async function draft({ published = false } = {}) {
  clock.set('2026-06-04T05:00:00.000Z');
  const made = await competition(parts, { state: 'live' });
  const as = await signedIn(parts, made.owner);
  const { id: floorId } = await floor(parts, made, { lanes: 3 });
  for (let bib = 1; bib <= 5; bib += 1) await entry(parts, made, { name: `Athlete ${bib}`, bib });
  await (published ? publishedHeats : seededHeats)(parts, made, { floorId });
  const params = { competitionId: made.view.competition.id, workoutId: made.view.workouts[0]?.id ?? '' };
  const plan = async () => {
    const { data } = await call(getHeatPlan, { params }, { as });
    if (!data) throw new Error('No heats.');
    return data;
  };
  const bibs = async () => {
    const { heats, entries } = await plan();
    const bibOf = new Map(entries.map(({ id, bib }) => [id, bib]));
    return heats.map(({ lanes }) => lanes.map((id) => (id ? (bibOf.get(id) ?? null) : null)));
  };
  const bring = async (csv: string, { dryRun = false, version = 0 } = {}) => {
    const body = { csv, dryRun, version: version || (await plan()).version };
    return (await call(importHeats, { params, body }, { as })).data;
  };
  const exported = async () => (await call(exportHeats, { params }, { as })).data;
  return { made, as, params, plan, bibs, bring, exported };
}

describe('heats as CSV', () => {
  it('come out by heat and lane, and go in again without a change', async () => {
    const { exported, bring, bibs } = await draft();
    const before = await bibs();
    const { csv, fileName } = await exported();
    expect(fileName).toMatch(/-heats\.csv$/);
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      'heat,lane,bib,name,division,starts',
      expect.stringMatching(/^1,1,.*,08:30$/),
    ]);
    expect(await bring(csv)).toMatchObject({ imported: true, added: 0, changed: 0, unchanged: 5, left: 0 });
    expect(await bibs()).toEqual(before);
  });

  it('are previewed, then put everyone where the file says', async () => {
    const { bring, bibs, plan } = await draft();
    const before = await bibs();
    const csv = 'Heat #,Lane,Athlete\n1,1,Athlete 5\n1,2,athlete 4\n2,3,Athlete 1\n2,1,\n';
    const { version } = await plan();
    expect(await bring(csv, { dryRun: true })).toMatchObject({ imported: false, problemCount: 0, left: 2 });
    expect(await bibs()).toEqual(before);
    expect((await bring(csv)).imported).toBe(true);
    expect(await bibs()).toEqual([
      [5, 4, null],
      [null, null, 1],
    ]);
    expect(await failure(bring(csv, { version }))).toEqual([409, 'state_changed', undefined]);
  });

  it('with a bad row change nothing, and each bad row is named', async () => {
    const { bring, bibs } = await draft();
    const before = await bibs();
    const csv = [
      'heat,lane,bib',
      '1,1,1',
      '1,1,2',
      '3,1,3',
      '1,9,3',
      'x,1,3',
      '2,?,3',
      '2,1,1',
      '2,2,77',
      '2,3,',
    ].join('\n');
    const reply = await bring(csv);
    expect(reply.imported).toBe(false);
    expect(reply.problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, 'lane', 'lane_twice'],
      [4, 'heat', 'heat_unknown'],
      [5, 'lane', 'lane_unknown'],
      [6, 'heat', 'heat_unreadable'],
      [7, 'lane', 'lane_unreadable'],
      [8, 'bib', 'athlete_twice'],
      [9, 'bib', 'bib_unknown'],
    ]);
    expect((await bring('lane,bib\n1,1')).problems.map(({ code }) => code)).toEqual(['column_missing']);
    expect((await bring('a\n"b')).imported).toBe(false);
    expect(await bibs()).toEqual(before);
  });

  it('leave a started heat and who may not compete alone', async () => {
    const { bring, bibs, plan, as, params, made } = await draft({ published: true });
    const [first] = (await plan()).heats;
    clock.set('2026-06-05T06:25:00.000Z');
    await call(
      startHeat,
      {
        params: { competitionId: params.competitionId, heatId: first?.id ?? '' },
        body: { started: true },
      },
      { as },
    );
    const { id: entryId } = await entry(parts, made, { name: 'Gone', bib: 9 });
    const move = { from: 'active', to: 'withdrawn', reason: 'Injured' } as const;
    await call(moveEntry, { params: { competitionId: params.competitionId, entryId }, body: move }, { as });
    const before = await bibs();
    const [one, two] = [before[0]?.find((bib) => bib !== null), before[1]?.find((bib) => bib !== null)];
    const reply = await bring(`heat,lane,bib\n1,1,${two}\n2,1,${one}\n2,2,9`);
    expect(reply.problems.map(({ row, code }) => [row, code])).toEqual([
      [2, 'heat_started'],
      [4, 'not_in_workout'],
    ]);
    expect(await bibs()).toEqual(before);
  });
});
