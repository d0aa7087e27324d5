import type { WorkoutPatch } from '@chalkline/contract/competitions/workout.schema.ts';
import * as endpoints from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { breakwater, competition, crane } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

const { parts, call } = await testApp();

async function program() {
  const made = await competition(parts);
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const workoutId = made.view.workouts[0]?.id ?? '';
  const create = (body: object, extras: { as?: string } = { as }) =>
    call(
      endpoints.createWorkout,
      { params, body: { name: 'The Lock', scoring: crane, ...body } as never },
      extras,
    );
  const change = (body: object) =>
    call(endpoints.changeWorkout, { params: { ...params, workoutId }, body }, { as });
  const remove = (id: string) =>
    call(endpoints.deleteWorkout, { params: { ...params, workoutId: id } }, { as });
  return { ...made, as, params, workoutId, create, change, remove };
}

describe('workouts', () => {
  it('are added last, seen by all, changed and deleted', async () => {
    const { create, remove, params } = await program();
    const { data } = await create({ points: { weight: 50 } });
    expect(data).toMatchObject({ name: 'The Lock', position: 4, points: { weight: 50 }, scoring: crane });
    const all = await call(endpoints.listWorkouts, { params });
    expect(all.data.map(({ name }) => name)).toEqual(['Breakwater', 'Crane', 'Twenty Down', 'The Lock']);
    const one = await call(endpoints.getWorkout, { params: { ...params, workoutId: data.id } });
    expect(one.data).toEqual(data);
    await remove(data.id);
    expect(await failure(call(endpoints.getWorkout, { params: { ...params, workoutId: data.id } }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
  });

  it.each([
    [{ name: 'crane' }, 409, 'workout_name_taken', 'body.name'],
    [{ scoring: { ...crane, unit: 'reps' } }, 422, 'invalid', 'body.scoring.unit'],
    [{ scoring: { ...crane, cap: { notation: 'remaining' } } }, 422, 'invalid', 'body.scoring.cap'],
    [{ scoring: { ...crane, brokenByPart: 'none' } }, 422, 'unknown_workout', 'body.scoring.brokenByPart'],
    [
      { points: { points: { method: 'table', table: '1999-40' } } },
      422,
      'unknown_points_table',
      'body.points.points.table',
    ],
    [{ points: { points: { method: 'place' } } }, 422, 'points_against_total', 'body.points.points.method'],
    [{ scoring: undefined }, 422, 'required', 'body.scoring'],
  ])('refuses %j', async (body, status, code, path) => {
    const { create } = await program();
    expect(await failure(create(body))).toEqual([status, code, path]);
  });

  it('have no text in their settings that cannot be stored', async () => {
    const { create } = await program();
    const table = (name: string) => ({ points: { method: 'own_table', name, points: [3, 2, 1] } });
    for (const bad of ['a\u0000b', 'a\ud800']) {
      expect((await failure(create({ points: table(bad) })))[0]).toBe(422);
      expect((await failure(create({ scoring: { ...crane, variants: ['Rx', bad] } })))[0]).toBe(422);
    }
    expect((await create({ points: table('Local') })).data.points).toMatchObject(table('Local'));
  });

  it('never depend on each other in a circle, even after simultaneous changes', async () => {
    const { as, params, workoutId, create, change, view } = await program();
    const others = view.workouts.slice(1);
    const patch = (id: string, body: WorkoutPatch) =>
      call(endpoints.changeWorkout, { params: { ...params, workoutId: id }, body }, { as });
    const [second, third] = others.map(({ id }) => id) as [string, string];
    const settings = (id: string) => view.workouts.find((workout) => workout.id === id)?.scoring ?? crane;
    const brokenBy = (id: string, part: string) =>
      patch(id, { scoring: { ...settings(id), brokenByPart: part } });
    await brokenBy(second, workoutId);
    await brokenBy(third, second);
    const circle = [422, 'workouts_circular', 'body.scoring.brokenByPart'];
    expect(await failure(brokenBy(workoutId, third))).toEqual(circle);
    expect(await failure(brokenBy(workoutId, second))).toEqual(circle);
    await patch(second, { partOf: workoutId });
    await patch(third, { partOf: second });
    expect(await failure(change({ partOf: third }))).toEqual([422, 'workouts_circular', 'body.partOf']);
    await patch(third, { partOf: null });
    // Each alone closes nothing; both together would.
    const { data: last } = await create({ name: 'The Weir', partOf: null });
    const both = await Promise.allSettled([
      patch(last.id, { partOf: third }),
      patch(third, { partOf: last.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('stay while they break the ties of others', async () => {
    const { create, remove, params, workoutId } = await program();
    const { data } = await create({ scoring: { ...crane, brokenByPart: workoutId } });
    expect(await failure(remove(workoutId))).toEqual([409, 'workout_in_use', undefined]);
    await remove(data.id);
    await remove(workoutId);
    expect((await call(endpoints.listWorkouts, { params })).data).toHaveLength(2);
  });

  it('are for the owner to change', async () => {
    const { create } = await program();
    expect(await failure(create({}, {}))).toEqual([401, 'not_signed_in', undefined]);
    const as = await signedIn(parts, await person(parts));
    expect(await failure(create({}, { as }))).toEqual([403, 'not_allowed', undefined]);
  });

  it('keep how they are measured once there are scores, and stay', async () => {
    const { change, remove, workoutId, ...made } = await program();
    expect((await change({ scoring: crane })).data.scoring).toEqual(crane);
    await change({ scoring: breakwater });
    const { id } = await entry(parts, made);
    await score(parts, made, { entryId: id, typed: 'CAP+12' });
    expect(await failure(change({ scoring: crane }))).toEqual([409, 'workout_has_scores', 'body.scoring']);
    expect(await failure(remove(workoutId))).toEqual([409, 'workout_in_use', undefined]);
    const longer = { ...breakwater, cap: { ...breakwater.cap, seconds: 900 } };
    expect((await change({ scoring: longer, position: 9 })).data).toMatchObject({
      scoring: longer,
      position: 9,
    });
  });
});
