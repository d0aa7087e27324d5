import { copyCompetition, getCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createDivision, deleteDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { seedHeats } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { importScores } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { findOnBoard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { listPublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { countScores, listScores, recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition, crane } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';

const { parts, call, settle } = await testApp();

/** Women and men with an athlete each; the rings are for men alone. */
async function rings() {
  const made = await competition(parts, {
    state: 'live',
    divisions: [{ name: 'Women Rx' }, { name: 'Men Rx' }],
    workouts: [{ name: 'Breakwater', scoring: crane }],
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const [women = '', men = ''] = made.view.divisions.map(({ id }) => id);
  const body = { name: 'Rings', scoring: crane, divisionIds: [men] };
  const { data: workout } = await call(endpoints.createWorkout, { params, body }, { as });
  const signe = await entry(parts, made, { divisionId: women });
  const kofi = await entry(parts, made, { divisionId: men, name: 'Kofi Boateng' });
  const change = (divisionIds: string[] | null) =>
    call(
      endpoints.changeWorkout,
      { params: { ...params, workoutId: workout.id }, body: { divisionIds } },
      { as },
    );
  const columnsOf = async (divisionId: string) => {
    await settle();
    const { data } = await call(findOnBoard, { params, query: { divisionId } }, { as });
    return data.head.workouts.map(({ name }) => name);
  };
  const scored = (entryId: string) => {
    const body = { submissionId: crypto.randomUUID(), workoutId: workout.id, entryId, typed: '100' };
    const whole = { ...body, previousId: null };
    return call(recordScore, { params, body: whole as never }, { as, idempotencyKey: body.submissionId });
  };
  return { ...made, as, params, women, men, workout, signe, kofi, change, columnsOf, scored };
}

describe('a workout of some divisions', () => {
  it('is a column, a sheet, a count and a publication of those alone', async () => {
    const at = await rings();
    expect(at.workout.divisionIds).toEqual([at.men]);
    expect(await at.columnsOf(at.women)).toEqual(['Breakwater']);
    expect(await at.columnsOf(at.men)).toEqual(['Breakwater', 'Rings']);
    const query = { workoutId: at.workout.id };
    const sheet = await call(listScores, { params: at.params, query }, { as: at.as });
    expect(sheet.data.map((row) => row.entry.name)).toEqual(['Kofi Boateng']);
    expect(sheet.total).toBe(1);
    const ofRings = <Row extends { workoutId: string; divisionId: string }>(rows: readonly Row[]) =>
      rows.filter(({ workoutId }) => workoutId === at.workout.id).map(({ divisionId }) => divisionId);
    expect(ofRings((await call(countScores, { params: at.params }, { as: at.as })).data)).toEqual([at.men]);
    expect(ofRings((await call(listPublications, { params: at.params }, { as: at.as })).data)).toEqual([
      at.men,
    ]);
  });

  it('takes scores and heats of those alone, by hand and from a file', async () => {
    const at = await rings();
    const refused = [422, 'workout_of_other_divisions', 'body.workoutId'];
    expect(await failure(at.scored(at.signe.id))).toEqual(refused);
    const csv = `bib,Rings\n${at.signe.bib},90\n${at.kofi.bib},100\n`;
    const body = { csv, dryRun: false };
    const { data } = await call(importScores, { params: at.params, body }, { as: at.as });
    expect(data).toMatchObject({
      imported: false,
      problems: [{ row: 2, code: 'workout_of_other_divisions' }],
    });
    const { id: floorId } = await floor(parts, at);
    const seed = (divisionIds: string[]) =>
      call(
        seedHeats,
        {
          params: { ...at.params, workoutId: at.workout.id },
          body: {
            floorId,
            day: at.view.competition.startsOn,
            startsAt: '08:30',
            durationMinutes: 12,
            transitionMinutes: 8,
            restMinutes: 20,
            grouping: 'split',
            divisionIds,
            ranking: 'seed',
            dealing: 'best_last',
            laneOrder: 'center_out',
            version: null,
            copyOf: null,
          },
        },
        { as: at.as },
      );
    expect(await failure(seed([at.women, at.men]))).toEqual([
      422,
      'workout_of_other_divisions',
      'body.divisionIds',
    ]);
    expect((await seed([at.men])).data.heats).toHaveLength(1);
    expect(await failure(at.change([at.women]))).toEqual([409, 'workout_in_use', 'body.divisionIds']);
  });

  it('comes to a division and leaves it while no score of it would be lost', async () => {
    const at = await rings();
    expect((await at.change(null)).data.divisionIds).toBeNull();
    expect(await at.columnsOf(at.women)).toEqual(['Breakwater', 'Rings']);
    await at.scored(at.signe.id);
    expect(await failure(at.change([at.men]))).toEqual([409, 'workout_has_scores', 'body.divisionIds']);
    expect((await at.change([at.women])).data.divisionIds).toEqual([at.women]);
    const unknown = await failure(at.change([crypto.randomUUID()]));
    expect(unknown).toEqual([422, 'unknown_division', 'body.divisionIds.0']);
    expect(await failure(at.change([at.men, at.men]))).toEqual([422, 'invalid', 'body.divisionIds']);
    expect(await failure(at.change([]))).toEqual([422, 'too_short', 'body.divisionIds']);
  });

  it('goes with a copy, and forgets a division that is deleted', async () => {
    const at = await rings();
    const body = { name: 'Again', startsOn: '2027-06-04', endsOn: '2027-06-06' };
    const { data: copy } = await call(copyCompetition, { params: at.params, body }, { as: at.as });
    const menAgain = copy.divisions.find(({ name }) => name === 'Men Rx')?.id;
    expect(copy.workouts.map(({ divisionIds }) => divisionIds)).toEqual([null, [menAgain]]);
    const { data: teens } = await call(
      createDivision,
      { params: at.params, body: { name: 'Teens' } },
      { as: at.as },
    );
    await at.change([at.men, teens.id]);
    await call(deleteDivision, { params: { ...at.params, divisionId: teens.id } }, { as: at.as });
    const { data: after } = await call(getCompetition, { params: at.params }, { as: at.as });
    expect(after.workouts[1]?.divisionIds).toEqual([at.men]);
  });
});
