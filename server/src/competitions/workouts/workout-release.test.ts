import { getCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition, crane } from '../competitions/competitions.factory.ts';

const { parts, call, clock, settle } = await testApp();

async function withEmbargo(minutes: number) {
  const made = await competition(parts);
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const divisionId = made.view.divisions[0]?.id ?? '';
  const releaseAt = new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  const { data } = await call(
    endpoints.createWorkout,
    { params, body: { name: 'The Lock', description: 'Secret.', scoring: crane, releaseAt } },
    { as },
  );
  return { as, params, divisionId, releaseAt, workoutId: data.id };
}

describe('a workout with a release time', () => {
  it('shows nothing but its time until then', async () => {
    const { params, divisionId, releaseAt, workoutId } = await withEmbargo(60);
    await settle();
    const unreleased = { id: workoutId, position: 4, releaseAt };
    const { data } = await call(getCompetition, { params });
    expect(data.workouts.map(({ name }) => name)).toEqual(['Breakwater', 'Crane', 'Twenty Down']);
    expect(data.unreleased).toEqual([unreleased]);
    const page = await call(endpoints.getWorkoutPage, { params: { workoutId } });
    expect(page.data).toEqual({ competitionId: params.competitionId, workout: null, unreleased });
    const one = call(endpoints.getWorkout, { params: { ...params, workoutId } });
    expect(await failure(one)).toEqual([404, 'not_found', undefined]);
    const all = await call(endpoints.listWorkouts, { params });
    const board = await call(getLeaderboard, { params, query: { divisionId } });
    expect(JSON.stringify([data, page.data, all.data, board.data])).not.toMatch(/The Lock|Secret/);
  });

  it('is known to those who run the competition', async () => {
    const { as, params, divisionId, workoutId } = await withEmbargo(60);
    await settle();
    const { data } = await call(getCompetition, { params }, { as });
    expect([data.workouts.length, data.unreleased.length]).toEqual([4, 0]);
    const page = await call(endpoints.getWorkoutPage, { params: { workoutId } }, { as });
    expect(page.data.workout?.description).toBe('Secret.');
    const board = await call(getLeaderboard, { params, query: { divisionId, view: 'inside' } }, { as });
    expect(board.data.workouts.map(({ name }) => name)).toContain('The Lock');
  });

  it('is there for all from its time on, on the board too', async () => {
    const { params, divisionId, workoutId } = await withEmbargo(60);
    await settle();
    clock.advance(60 * 60_000);
    await settle();
    const page = await call(endpoints.getWorkoutPage, { params: { workoutId } });
    expect(page.data.workout?.name).toBe('The Lock');
    const board = await call(getLeaderboard, { params, query: { divisionId } });
    expect(board.data.workouts.map(({ name }) => name)).toContain('The Lock');
  });

  it('can be released by hand', async () => {
    const { as, params, workoutId } = await withEmbargo(60);
    const which = { ...params, workoutId };
    await call(endpoints.changeWorkout, { params: which, body: { releaseAt: null } }, { as });
    expect((await call(endpoints.getWorkout, { params: which })).data.name).toBe('The Lock');
  });
});

describe('what a workout tells', () => {
  it('has movements, a video, one sponsor and what each division does differently', async () => {
    const made = await competition(parts);
    const as = await signedIn(parts, made.owner);
    const params = { competitionId: made.view.competition.id };
    const divisionId = made.view.divisions[0]?.id ?? '';
    const told = {
      movements: ['21 thrusters', '21 pull-ups'],
      video: 'https://video.example.org/lock',
      sponsor: { name: 'Quay Coffee', link: 'https://quay.example.org/' },
      standards: [{ divisionId, text: '43 kg' }],
    };
    const body = { name: 'The Lock', scoring: crane, ...told };
    const { data } = await call(endpoints.createWorkout, { params, body }, { as });
    expect(data).toMatchObject(told);
    const which = { ...params, workoutId: data.id };
    const changed = await call(
      endpoints.changeWorkout,
      { params: which, body: { standards: [], sponsor: null } },
      { as },
    );
    expect(changed.data).toMatchObject({ ...told, standards: [], sponsor: null });
  });

  let refusing: Awaited<ReturnType<typeof competition>>;
  beforeAll(async () => {
    refusing = await competition(parts);
  });

  it.each([
    [{ video: 'http://video.example.org/' }, 'body.video'],
    [{ video: 'javascript:alert(1)' }, 'body.video'],
    [{ sponsor: [{ name: 'One' }, { name: 'Two' }] }, 'body.sponsor'],
    [{ standards: [{ divisionId: 'no-id', text: '43 kg' }] }, 'body.standards.0.divisionId'],
    [{ releaseAt: 'soon' }, 'body.releaseAt'],
  ])('refuses %j', async (told, path) => {
    const as = await signedIn(parts, refusing.owner);
    const params = { competitionId: refusing.view.competition.id };
    const body = { name: 'The Lock', scoring: crane, ...told };
    const refused = await failure(call(endpoints.createWorkout, { params, body: body as never }, { as }));
    expect(refused[2]).toBe(path);
    expect([400, 422]).toContain(refused[0]);
  });
});
