import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { countScores, listScores, recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { getTeam, setTeam } from '@chalkline/contract/competitions/teams.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition, crane } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

const { parts, call, settle } = await testApp();

async function cup() {
  const made = await competition(parts, {
    state: 'live',
    divisions: [{ name: 'Athletes' }, { name: 'Gyms', teams: { by: 'best', count: 2 } }],
    workouts: [{ name: 'Crane', scoring: crane }],
  });
  const as = await signedIn(parts, made.owner);
  const competitionId = made.view.competition.id;
  const [athletes, gyms] = made.view.divisions.map(({ id }) => id);
  const add = (name: string, divisionId: string | undefined) =>
    entry(parts, made, { name, ...(divisionId && { divisionId }) });
  const [a, b, c, d] = [
    await add('A', athletes),
    await add('B', athletes),
    await add('C', athletes),
    await add('D', athletes),
  ];
  const [north, south] = [await add('North', gyms), await add('South', gyms)];
  const team = (entryId: string, entryIds: string[], extras: { as?: string } = { as }) =>
    call(setTeam, { params: { competitionId, entryId }, body: { entryIds } }, extras);
  const board = async () => {
    await settle();
    const { data } = await call(getLeaderboard, {
      params: { competitionId },
      query: { divisionId: gyms ?? '' },
    });
    return data.rows.map(({ name, place, cells }) => [name, place, cells[0]?.main]);
  };
  return { made, as, competitionId, a, b, c, d, north, south, team, board };
}

describe('teams whose members’ results are added up', () => {
  it('stand by the sum of their best, and follow every score of a member', async () => {
    const { made, a, b, c, d, north, south, team, board } = await cup();
    await team(north.id, [a.id, b.id, c.id]);
    await team(south.id, [d.id]);
    for (const [one, typed] of [
      [a, '100 kg'],
      [b, '80 kg'],
      [c, '60 kg'],
    ] as const) {
      await score(parts, made, { entryId: one.id, typed });
    }
    const first = await score(parts, made, { entryId: d.id, typed: '150 kg' });
    expect(await board()).toEqual([
      ['North', 1, '180.0'],
      ['South', 2, '150.0'],
    ]);
    await score(parts, made, { entryId: d.id, typed: '190 kg', previousId: first.id, reason: 'Misread' });
    expect((await board())[0]).toEqual(['South', 1, '190.0']);
    await team(north.id, [c.id]);
    expect((await board())[1]).toEqual(['North', 2, '60.0']);
  });

  it('are named by bib, seen by all, and changed by the competition’s people', async () => {
    const { competitionId, a, b, north, team } = await cup();
    const { data } = await team(north.id, [b.id, a.id]);
    expect(data.members.map(({ name }) => name)).toEqual(['A', 'B']);
    const seen = await call(getTeam, { params: { competitionId, entryId: north.id } });
    expect(seen.data).toEqual(data);
    const outsider = await signedIn(parts, await person(parts));
    expect((await failure(team(north.id, [], { as: outsider })))[0]).toBe(403);
    expect((await failure(call(getTeam, { params: { competitionId, entryId: 'nobody' } })))[0]).toBe(404);
  });

  it('have no member of another team, no team as a member, and no scores of their own', async () => {
    const { competitionId, as, a, north, south, team, made } = await cup();
    await team(north.id, [a.id]);
    expect((await failure(team(south.id, [a.id])))[1]).toBe('member_elsewhere');
    expect((await failure(team(south.id, [north.id])))[1]).toBe('member_elsewhere');
    expect((await failure(team(a.id, [])))[1]).toBe('not_a_team');
    expect((await failure(team(north.id, ['nobody'])))[1]).toBe('unknown_entry');
    expect((await failure(team(north.id, [competitionId])))[1]).toBe('unknown_entry');
    const body = {
      submissionId: crypto.randomUUID(),
      workoutId: made.view.workouts[0]?.id ?? '',
      entryId: north.id,
      typed: '100 kg',
      previousId: null,
    };
    const recorded = call(recordScore, { params: { competitionId }, body }, { as });
    expect((await failure(recorded))[1]).toBe('team_is_added_up');
    const params = { competitionId };
    const workoutId = body.workoutId;
    const sheet = await call(listScores, { params, query: { workoutId, missing: 'true' } }, { as });
    expect(sheet.data.map(({ entry: { name } }) => name)).toEqual(['A', 'B', 'C', 'D']);
    const ofTeams = { workoutId, divisionId: north.divisionId };
    expect((await call(listScores, { params, query: ofTeams }, { as })).data).toEqual([]);
    const counts = (await call(countScores, { params }, { as })).data;
    expect(counts.map(({ entries }) => entries)).toEqual([4, 0]);
    const answers = await Promise.allSettled([team(south.id, [a.id]), team(north.id, [])]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
