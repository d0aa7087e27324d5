import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import * as divisions from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import * as workouts from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { updateWorkout } from '../workouts/workouts.repository.ts';

const { parts, call } = await testApp();
const changed = [409, 'state_changed', undefined];

async function draft() {
  const made = await competition(parts, {
    state: 'draft',
    divisions: [{ name: 'Teens', ageFrom: 14 }, { name: 'Masters' }],
  });
  const as = await signedIn(parts, made.owner);
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  const workoutId = made.view.workouts[0]?.id ?? '';
  return {
    ...made,
    params: { competitionId },
    as,
    settings: (body: object) => call(changeCompetition, { params: { competitionId }, body }, { as }),
    division: (body: object) =>
      call(divisions.changeDivision, { params: { competitionId, divisionId }, body }, { as }),
    workout: (body: object) =>
      call(workouts.changeWorkout, { params: { competitionId, workoutId }, body }, { as }),
  };
}

describe('a change that says what it started from', () => {
  it('is made if that is still current, and refused otherwise', async () => {
    const { settings, division, workout, view } = await draft();
    await settings({ name: 'First', was: { name: view.competition.name } });
    expect(await failure(settings({ name: 'Second', was: { name: view.competition.name } }))).toEqual(
      changed,
    );
    await division({ ageTo: 17, was: { ageTo: null, ageFrom: 14 } });
    expect(await failure(division({ ageTo: 18, was: { ageTo: null } }))).toEqual(changed);
    const at = '2026-06-05T07:00:00.000Z';
    const scoring = view.workouts[0]?.scoring;
    await workout({ releaseAt: at, was: { releaseAt: null, ...(scoring && { scoring }), movements: [] } });
    await workout({ releaseAt: null, was: { releaseAt: '2026-06-05T07:00:00Z' } });
    expect(await failure(workout({ name: 'New', was: { releaseAt: at } }))).toEqual(changed);
  });

  it('does not mind what somebody else changed beside it', async () => {
    const { division } = await draft();
    await division({ capacity: 20, was: { capacity: null } });
    const { data } = await division({ name: 'Juniors', was: { name: 'Teens' } });
    expect(data).toMatchObject({ name: 'Juniors', capacity: 20 });
  });

  it('wins once of several at the same moment', async () => {
    const { settings, division, view } = await draft();
    const was = { name: view.competition.name };
    const names = ['A', 'B', 'C', 'D'];
    const changes: ((name: string) => Promise<unknown>)[] = [
      (name) => settings({ name, was }),
      (name) => division({ name, was: { name: 'Teens' } }),
    ];
    for (const change of changes) {
      const made = await Promise.allSettled(names.map(change));
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('changes nothing by itself', async () => {
    const { settings, division, workout } = await draft();
    for (const change of [settings, division, workout]) {
      expect((await failure(change({ was: {} })))[0]).toBe(422);
    }
  });
});

describe('the ages of a division', () => {
  it('leave somebody, also when only one of them is changed', async () => {
    const { division } = await draft();
    expect(await failure(division({ ageTo: 13 }))).toEqual([422, 'ages_crossed', 'body.ageTo']);
    expect((await division({ ageTo: 14 })).data).toMatchObject({ ageFrom: 14, ageTo: 14 });
  });
});

describe('an order', () => {
  it('is given to all at once, from the one that was seen', async () => {
    const { params, as, view } = await draft();
    const ids = view.workouts.map(({ id }) => id);
    const turned = ids.toReversed();
    const order = (body: { from: string[]; to: string[] }) =>
      call(workouts.orderWorkouts, { params, body }, { as });
    const { data } = await order({ from: ids, to: turned });
    expect(data.map(({ id, position }) => [id, position])).toEqual(turned.map((id, at) => [id, at + 1]));
    expect(await failure(order({ from: ids, to: turned }))).toEqual(changed);
    expect(await failure(order({ from: turned, to: turned.slice(1) }))).toEqual([422, 'invalid', 'body.to']);
  });

  it('is one of them where several are given at the same moment', async () => {
    const { params, as, view } = await draft();
    const from = view.divisions.map(({ id }) => id);
    const body = { from, to: from.toReversed() };
    const made = await Promise.allSettled(
      [1, 2, 3].map(() => call(divisions.orderDivisions, { params, body }, { as })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is for those who may change it', async () => {
    const { params, view } = await draft();
    const from = view.divisions.map(({ id }) => id);
    const outsider = await signedIn(parts, await person(parts));
    expect(
      (
        await failure(call(divisions.orderDivisions, { params, body: { from, to: from } }, { as: outsider }))
      )[0],
    ).toBe(404);
  });
});

describe('points and the winning total', () => {
  const table = { method: 'table', table: '2023-40' };
  const { online, on_site, total_time, total_amount } = scoringPresets;
  const refused = (field: string) => [422, 'points_against_total', `body.${field}`];

  it('match in a division and in a workout', async () => {
    const { settings, division, workout } = await draft();
    await settings({ scoring: online });
    expect(await failure(division({ points: table }))).toEqual(refused('points.method'));
    expect(await failure(workout({ points: { points: table } }))).toEqual(refused('points.points.method'));
    await division({ points: { method: 'raw' } });
    await workout({ points: { points: { method: 'place' } } });
  });

  it('match when the rules of the competition change, with the error at a field that is shown', async () => {
    const { settings, workout, division } = await draft();
    await settings({ scoring: on_site });
    await workout({ points: { points: table } });
    expect(await failure(settings({ scoring: online }))).toEqual(refused('scoring.points.method'));
    await settings({ scoring: total_amount });
    expect(await failure(settings({ scoring: total_time }))).toEqual(refused('scoring.total'));
    await workout({ points: {} });
    await division({ points: table });
    expect(await failure(settings({ scoring: total_time }))).toEqual(refused('scoring.total'));
    await division({ points: null });
    await settings({ scoring: online });
  });

  it('that did not match before the rule can be kept while something else changes', async () => {
    const { settings, workout, view, params, as } = await draft();
    await settings({ scoring: total_time });
    const workoutId = view.workouts[0]?.id ?? '';
    await updateWorkout(parts.database.sql, workoutId, {
      points: { points: { method: 'table', table: '2023-40' } },
    });
    await settings({ name: 'Another name' });
    await settings({ scoring: { ...total_time, tie: 'share' } });
    await workout({ name: 'Another workout' });
    expect(await failure(workout({ points: { points: table, weight: 50 } }))).toEqual(
      refused('points.points.method'),
    );
    expect(
      (await call(workouts.getWorkout, { params: { ...params, workoutId } }, { as })).data.points,
    ).toEqual({
      points: table,
    });
  });
});
