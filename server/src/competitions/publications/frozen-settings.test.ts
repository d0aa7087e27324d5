import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { changeDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import {
  explainPlace,
  getLeaderboard,
  tryScore,
} from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import {
  freezeBoard,
  listFrozenBoards,
  movePublications,
} from '@chalkline/contract/competitions/publications.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { setTeam } from '@chalkline/contract/competitions/teams.endpoints.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import {
  changeWorkout,
  createWorkout,
  deleteWorkout,
  orderWorkouts,
} from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

const { parts, call, clock, settle } = await testApp();

const lift: WorkoutScoring = { type: 'load', unit: 'kg', direction: 'higher' };
const sprint: WorkoutScoring = { type: 'time', unit: 'clock', direction: 'lower' };

/** Ana lifts most and runs slowest, Ben between, Cas the other way round; of the teams North is Ana and Ben. */
async function floor() {
  const made = await competition(parts, {
    state: 'live',
    scoring: scoringPresets.on_site,
    divisions: [{ name: 'Athletes' }, { name: 'Gyms', teams: { by: 'best', count: 2 } }],
    workouts: [
      { name: 'Lift', scoring: lift },
      { name: 'Sprint', scoring: sprint },
      { name: 'Spare', scoring: sprint },
    ],
  });
  const as = await signedIn(parts, made.owner);
  const { id: competitionId } = made.view.competition;
  const params = { competitionId };
  const [athletes = '', gyms = ''] = made.view.divisions.map(({ id }) => id);
  const [liftId = '', sprintId = '', spareId = ''] = made.view.workouts.map(({ id }) => id);
  const people = {
    ana: await entry(parts, made, { name: 'Ana', divisionId: athletes }),
    ben: await entry(parts, made, { name: 'Ben', divisionId: athletes }),
    cas: await entry(parts, made, { name: 'Cas', divisionId: athletes }),
    north: await entry(parts, made, { name: 'North', divisionId: gyms }),
    south: await entry(parts, made, { name: 'South', divisionId: gyms }),
  };
  const team = (who: 'north' | 'south', members: ('ana' | 'ben' | 'cas')[]) =>
    call(
      setTeam,
      {
        params: { ...params, entryId: people[who].id },
        body: { entryIds: members.map((member) => people[member].id) },
      },
      { as },
    );
  await team('north', ['ana', 'ben']);
  await team('south', ['cas']);
  const typed = { ana: ['100 kg', '1:30'], ben: ['90 kg', '1:20'], cas: ['80 kg', '1:00'] } as const;
  for (const who of ['ana', 'ben', 'cas'] as const) {
    await score(parts, made, { workoutId: liftId, entryId: people[who].id, typed: typed[who][0] });
    await score(parts, made, { workoutId: sprintId, entryId: people[who].id, typed: typed[who][1] });
  }
  clock.advance(1000);
  const freeze = (divisionId: string, frozen: boolean) =>
    call(freezeBoard, { params: { ...params, divisionId }, body: { frozen } }, { as });
  const board = async (divisionId = athletes, view: 'public' | 'inside' = 'public') => {
    await settle();
    const { data } = await call(getLeaderboard, { params, query: { view, divisionId } }, { as });
    const { version: _, madeAt: __, position: ___, ...rest } = data;
    return rest;
  };
  const behind = async (divisionId = athletes) => {
    const { data } = await call(listFrozenBoards, { params }, { as });
    return data.find((one) => one.divisionId === divisionId);
  };
  return { made, as, params, athletes, gyms, liftId, sprintId, spareId, people, team, freeze, board, behind };
}

type Floor = Awaited<ReturnType<typeof floor>>;
const tenFirst = { method: 'own_table' as const, name: 'Ten', points: [10, 1] };

const changes: Readonly<Record<string, (floor: Floor) => Promise<unknown>>> = {
  'the scoring of the competition': ({ params, as }) =>
    call(changeCompetition, { params, body: { scoring: scoringPresets.online } }, { as }),
  'the points of the division': ({ params, athletes, as }) =>
    call(changeDivision, { params: { ...params, divisionId: athletes }, body: { points: tenFirst } }, { as }),
  'the direction of a workout': ({ params, liftId, as }) =>
    call(
      changeWorkout,
      { params: { ...params, workoutId: liftId }, body: { scoring: { ...lift, direction: 'lower' } } },
      { as },
    ),
  'the weight of a workout': ({ params, sprintId, as }) =>
    call(
      changeWorkout,
      { params: { ...params, workoutId: sprintId }, body: { points: { weight: 400 } } },
      { as },
    ),
  'which workout another is a part of': ({ params, sprintId, liftId, as }) =>
    call(changeWorkout, { params: { ...params, workoutId: sprintId }, body: { partOf: liftId } }, { as }),
  'the order of the workouts': ({ params, liftId, sprintId, spareId, as }) =>
    call(
      orderWorkouts,
      { params, body: { from: [liftId, sprintId, spareId], to: [spareId, sprintId, liftId] } },
      { as },
    ),
  'a new workout': ({ params, as }) =>
    call(createWorkout, { params, body: { name: 'Surprise', scoring: sprint } }, { as }),
};

type Seen = Awaited<ReturnType<Floor['board']>>;
const rulesSeen = ({ rows, workouts }: Seen) => [rows.map(({ total, cells }) => [total, cells]), workouts];

describe('a frozen board', () => {
  it.each(Object.entries(changes))('is held when this changes behind it: %s', async (_, change) => {
    const all = await floor();
    const before = await all.board();
    await all.freeze(all.athletes, true);
    const then = await all.board();
    expect(then.rows).toEqual(before.rows);
    expect(await all.behind()).toMatchObject({ scores: 0, rules: [] });
    clock.advance(1000);
    await change(all);
    expect(await all.board()).toEqual(then);
    expect((await all.behind())?.rules).toHaveLength(1);
    const inside = await all.board(all.athletes, 'inside');
    expect(rulesSeen(inside)).not.toEqual(rulesSeen(then));
    await all.freeze(all.athletes, false);
    expect((await all.board()).rows).toEqual(inside.rows);
    expect(await all.behind()).toBeUndefined();
  });

  it('keeps its teams as they were, and how their results are added up', async () => {
    const all = await floor();
    await all.freeze(all.gyms, true);
    const then = await all.board(all.gyms);
    expect(then.rows.map(({ name, cells }) => [name, cells[0]?.main])).toEqual([
      ['North', '190'],
      ['South', '80'],
    ]);
    clock.advance(1000);
    await all.team('north', ['ben']);
    await all.team('south', ['cas', 'ana']);
    expect(await all.board(all.gyms)).toEqual(then);
    expect(await all.behind(all.gyms)).toMatchObject({ teams: 2, rules: [] });
    await call(
      changeDivision,
      {
        params: { ...all.params, divisionId: all.gyms },
        body: { teams: { by: 'best', count: 1 } },
      },
      { as: all.as },
    );
    expect(await all.board(all.gyms)).toEqual(then);
    expect(await all.behind(all.gyms)).toMatchObject({ teams: 2, rules: ['teams'] });
    await all.freeze(all.gyms, false);
    expect((await all.board(all.gyms)).rows.map(({ name, cells }) => [name, cells[0]?.main])).toEqual([
      ['South', '100'],
      ['North', '90'],
    ]);
  });

  it('is explained and tried by the rules it was frozen with, and says which they are', async () => {
    const all = await floor();
    const { params, athletes, liftId, people, as } = all;
    await all.freeze(athletes, true);
    clock.advance(1000);
    await changes['the scoring of the competition']?.(all);
    await changes['the direction of a workout']?.(all);
    expect((await all.board()).held).toEqual({ scoring: scoringPresets.on_site, points: null });
    expect((await all.board(athletes, 'inside')).held).toBeUndefined();
    const query = { divisionId: athletes, entryId: people.ana.id, workoutId: liftId };
    const explained = await call(explainPlace, { params, query }, { as });
    expect(explained.data).toMatchObject({ place: 1, points: 100 });
    const body = { divisionId: athletes, workoutId: liftId, typed: '95 kg' };
    expect((await call(tryScore, { params, body })).data).toMatchObject({ place: 2 });
    await all.freeze(athletes, false);
    expect((await all.board()).held).toBeUndefined();
    expect((await call(tryScore, { params, body })).data).toMatchObject({ place: 3 });
  });

  it('keeps a workout that it shows, and hides one whose release is put off', async () => {
    const all = await floor();
    const remove = () =>
      call(deleteWorkout, { params: { ...all.params, workoutId: all.spareId } }, { as: all.as });
    await all.freeze(all.athletes, true);
    expect((await failure(remove()))[1]).toBe('workout_on_frozen_board');
    const releaseAt = new Date(clock.now().getTime() + 60_000).toISOString();
    const params = { ...all.params, workoutId: all.spareId };
    await call(changeWorkout, { params, body: { releaseAt } }, { as: all.as });
    expect((await all.board()).workouts.map(({ name }) => name)).toEqual(['Lift', 'Sprint']);
    await all.freeze(all.athletes, false);
    await remove();
    expect((await all.board()).workouts.map(({ name }) => name)).toEqual(['Lift', 'Sprint']);
  });

  it('shows no workout that was not released then, whatever is said of its time later', async () => {
    const all = await floor();
    const params = { ...all.params, workoutId: all.spareId };
    const release = (moment: number) =>
      call(
        changeWorkout,
        { params, body: { releaseAt: new Date(clock.now().getTime() + moment).toISOString() } },
        { as: all.as },
      );
    await release(60_000);
    await all.freeze(all.athletes, true);
    const then = await all.board();
    expect(then.workouts).toHaveLength(2);
    clock.advance(1000);
    await release(-3_600_000);
    expect(await all.board()).toEqual(then);
  });
});

describe('what waits behind a freeze', () => {
  it('is counted for the competition’s people alone', async () => {
    const all = await floor();
    await all.freeze(all.athletes, true);
    await all.freeze(all.gyms, true);
    clock.advance(1000);
    const { made, people, spareId, athletes, params, as } = all;
    await score(parts, made, { workoutId: spareId, entryId: people.ana.id, typed: '2:00' });
    await score(parts, made, { workoutId: spareId, entryId: people.ben.id, typed: '2:10' });
    const results = [{ divisionId: athletes, workoutId: spareId }];
    await call(movePublications, { params, body: { results, from: 'published', to: 'final' } }, { as });
    await entry(parts, made, { name: 'Dee', divisionId: athletes });
    const nothing = { decisions: 0, entries: 0, teams: 0, results: 0, rules: [] };
    expect(await all.behind()).toMatchObject({ ...nothing, scores: 2, entries: 1, results: 1 });
    // The members' scores are the teams'.
    expect(await all.behind(all.gyms)).toMatchObject({ ...nothing, scores: 2 });
    const outsider = await signedIn(parts, await person(parts));
    expect((await failure(call(listFrozenBoards, { params }, { as: outsider })))[0]).toBe(403);
  });
});
