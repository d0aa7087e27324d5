import { makeCut, undoCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { changeEntry, listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { changeWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { beforeTheCut, cutFloor } from './testing/cut-floor.ts';

const app = await testApp();
const { parts, call, settle } = app;

it('who was cut and moved to another division is no longer moved by that cut', async () => {
  const { as, params, idOf, plan, make, undo, statuses } = await beforeTheCut(app);
  const { competitionId } = params;
  await make((await plan())?.outcome ?? '');
  const other = await call(createDivision, { params: { competitionId }, body: { name: 'Scaled' } }, { as });
  const body = { divisionId: other.data.id };
  await call(changeEntry, { params: { competitionId, entryId: idOf('Fay') }, body }, { as });
  await undo();
  expect(await statuses()).toEqual({
    Ana: 'active',
    Ben: 'active',
    Cas: 'active',
    Dee: 'active',
    Eve: 'active',
  });
  const { data } = await call(listEntries, { params: { competitionId }, query: { limit: 10 } });
  expect(data.find(({ name }) => name === 'Fay')?.state).toBe('cut');
  await settle();
  const query = { divisionId: other.data.id };
  const { rows } = (await call(getLeaderboard, { params: { competitionId }, query })).data;
  expect(rows.map(({ name, status }) => [name, status])).toEqual([['Fay', 'cut']]);
});

it('a cut is not taken back below a later one', async () => {
  const { as, params, workoutIds, cutOf, plan, make, undo, record, final, set } = await beforeTheCut(app);
  await set(cutOf(), cutOf({ afterWorkoutId: workoutIds[2] ?? '', rule: { by: 'top', count: 1 } }));
  await make((await plan())?.outcome ?? '');
  await record(2);
  await final(2);
  const later = { ...params, workoutId: workoutIds[2] ?? '' };
  // Undoing a cut that wasn't made changes nothing and returns the current plan.
  const { outcome } = (await call(undoCut, { params: later }, { as })).data;
  await call(makeCut, { params: later, body: { outcome } }, { as });
  expect(await failure(undo())).toEqual([409, 'cut_made', undefined]);
  await call(undoCut, { params: later }, { as });
  await undo();
});

it('nobody learns by a cut whether a division of a draft is there', async () => {
  const { view } = await competition(parts, { state: 'draft' });
  const as = await signedIn(parts, await person(parts));
  const competitionId = view.competition.id;
  const workoutId = view.workouts[0]?.id ?? '';
  const told = async (divisionId: string) => {
    const params = { competitionId, divisionId, workoutId };
    const path = `/api/competitions/${competitionId}/divisions/${divisionId}/cuts/${workoutId}`;
    const headers = { authorization: `Bearer ${as}` };
    const undone = await app.app.inject({ method: 'DELETE', url: path, headers });
    return [await failure(call(makeCut, { params, body: { outcome: 'x' } }, { as })), undone.json()];
  };
  expect(await told(view.divisions[0]?.id ?? '')).toEqual(await told(crypto.randomUUID()));
});

it('a workout whose result says who goes on is not measured so that it cannot be read', async () => {
  const { as, params, set, cutOf, workoutIds } = await cutFloor(app);
  const [workoutId = ''] = workoutIds;
  await set(cutOf({ rule: { by: 'result', workoutId, typed: '50 kg' } }));
  const change = (scoring: object) =>
    call(
      changeWorkout,
      { params: { competitionId: params.competitionId, workoutId }, body: { scoring: scoring as never } },
      { as },
    );
  expect(await failure(change(usualScoring('time')))).toEqual([409, 'workout_in_use', 'body.scoring']);
  await change({ ...usualScoring('load'), unit: 'lb' });
  await set(cutOf());
  await change(usualScoring('time'));
});
