import * as endpoints from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { countScores } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

const { parts, call, settle } = await testApp();

async function board() {
  const made = await competition(parts, { state: 'live' });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const divisionId = made.view.divisions[0]?.id ?? '';
  const workoutId = made.view.workouts[0]?.id ?? '';
  const ana = await entry(parts, made, { name: '=Ana' });
  const ben = await entry(parts, made, { name: 'Ben' });
  await score(parts, made, { entryId: ana.id, typed: '9:30' });
  await score(parts, made, { entryId: ben.id, typed: 'CAP+12' });
  await settle();
  return { made, as, params, divisionId, workoutId, ana, ben };
}

describe('a place', () => {
  it('explains itself, in a workout and overall, to anybody', async () => {
    const { params, divisionId, workoutId, ben } = await board();
    const asked = { divisionId, entryId: ben.id };
    const cell = await call(endpoints.explainPlace, { params, query: { ...asked, workoutId } });
    expect(cell.data).toMatchObject({
      place: 2,
      points: 95,
      ahead: {
        words: 'Just ahead is =Ana, by finishing before the cap: finished against stopped by the cap.',
      },
    });
    const overall = await call(endpoints.explainPlace, { params, query: asked });
    expect(overall.data).toMatchObject({ workoutId: null, place: 2, points: 95, ranked: 2 });
  });

  it('is a 404 for anything not on the leaderboard', async () => {
    const { params, divisionId, workoutId, ben } = await board();
    const asked = (query: object) =>
      failure(call(endpoints.explainPlace, { params, query: { divisionId, entryId: ben.id, ...query } }));
    expect((await asked({ entryId: 'nobody' }))[1]).toBe('unknown_entry');
    expect((await asked({ workoutId: 'nothing' }))[1]).toBe('unknown_workout');
    expect((await asked({ divisionId: workoutId }))[0]).toBe(404);
    const draft = await competition(parts, { state: 'draft' });
    const elsewhere = { competitionId: draft.view.competition.id };
    const query = { divisionId, entryId: ben.id };
    expect((await failure(call(endpoints.explainPlace, { params: elsewhere, query })))[0]).toBe(404);
  });
});

describe('a typed score', () => {
  it('is tried without being recorded', async () => {
    const { params, divisionId, workoutId, ben } = await board();
    const attempt = (body: object) =>
      call(endpoints.tryScore, { params, body: { divisionId, workoutId, typed: '9:30', ...body } });
    expect((await attempt({})).data).toEqual({
      understood: '9:30',
      place: 1,
      tiedWith: 1,
      ranked: 3,
      points: 100,
    });
    expect((await attempt({ typed: '10:00', entryId: ben.id })).data).toMatchObject({ place: 2, ranked: 2 });
    expect((await attempt({ typed: 'CAP+13' })).data).toMatchObject({ place: 3, points: 90 });
    const { data } = await call(endpoints.getLeaderboard, { params });
    expect(data.rowCount).toBe(2);
    const refused = (body: object) => failure(attempt(body));
    expect((await refused({ typed: 'fast' }))[1]).toBe('score_unreadable');
    expect((await refused({ typed: '5:10:12' }))[1]).toBe('score_unclear');
    expect((await refused({ typed: '–' }))[1]).toBe('score_empty');
    expect((await refused({ workoutId: 'nothing' }))[1]).toBe('unknown_workout');
    expect((await refused({ entryId: 'nobody' }))[1]).toBe('unknown_entry');
  });
});

describe('a board', () => {
  it('goes out as CSV and JSON, with nothing that a spreadsheet would run', async () => {
    const { params } = await board();
    const csv = await call(endpoints.exportBoard, { params, query: {} });
    expect(csv.data).toMatchObject({ fileName: 'women-rx-leaderboard.csv', mediaType: 'text/csv' });
    const [header, first, second] = csv.data.content.split('\r\n');
    expect(header).toContain(
      'place,bib,name,country,region,affiliate,status,total,Breakwater,Breakwater place',
    );
    expect(first).toContain("1,1,'=Ana");
    expect(second).toContain('CAP +12 138/150,2,95');
    const json = await call(endpoints.exportBoard, { params, query: { format: 'json' } });
    const whole = (await call(endpoints.getLeaderboard, { params })).data;
    expect(JSON.parse(json.data.content)).toMatchObject({ version: whole.version, rows: whole.rows });
  });
});

describe('scores that are in', () => {
  it('are counted in one call, for the competition’s people', async () => {
    const { params, as, divisionId, workoutId } = await board();
    const { data } = await call(countScores, { params }, { as });
    expect(data).toHaveLength(3);
    expect(data[0]).toEqual({ divisionId, workoutId, entries: 2, scores: 2, unchecked: 2, followUp: 0 });
    expect(data[1]).toMatchObject({ entries: 2, scores: 0 });
    const outsider = await signedIn(parts, await person(parts));
    expect((await failure(call(countScores, { params }, { as: outsider })))[0]).toBe(403);
  });
});
