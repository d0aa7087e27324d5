import { boardKinds } from '@chalkline/contract/competitions/board-topics.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import {
  changeWorkout,
  createWorkout,
  deleteWorkout,
} from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { rankLeftDivisions } from '../board-requests/board-requests.sweep.service.ts';
import { asViewer, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { importEntries } from '../imports/entries-import.service.ts';
import { score } from '../scores/scores.factory.ts';
import { boards } from './boards.table.ts';
import { boardLiveTopic } from './boards.watch.service.ts';

const { app, parts, call, clock, settle, live } = await testApp();
const forTime = { type: 'time', unit: 'clock', direction: 'lower' } as const;

/** The board as a browser asks for it, with headers. */
async function ask(competitionId: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url: `/api/competitions/${competitionId}/leaderboard`, headers });
}

describe('reading a board', () => {
  it('gives an empty one for a division in which nothing has happened', async () => {
    const { view } = await competition(parts);
    const params = { competitionId: view.competition.id };
    const { data, next, total } = await call(getLeaderboard, { params });
    expect(data).toMatchObject({ divisionName: 'Women Rx', rows: [], rowCount: 0, lastScoreAt: null });
    expect(data.workouts.map(({ name }) => name)).toEqual(['Breakwater', 'Crane', 'Twenty Down']);
    expect([next, total]).toEqual([null, 0]);
  });

  it('answers 304 until something changes', async () => {
    const made = await competition(parts, { state: 'live' });
    const { id } = await entry(parts, made);
    await settle();
    const first = await ask(made.view.competition.id);
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await ask(made.view.competition.id, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await score(parts, made, { entryId: id, typed: '9:41' });
    await settle();
    const changed = await ask(made.view.competition.id, known);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  it('recognizes a rebuilt leaderboard with the same version number', async () => {
    const made = await competition(parts, { state: 'live' });
    const divisionId = made.view.divisions[0]?.id ?? '';
    const madeAnew = async (headers = {}) => {
      await entry(parts, made);
      await settle();
      await parts.database.sql.delete(boards).where(eq(boards.divisionId, divisionId));
      clock.advance(1000);
      return ask(made.view.competition.id, headers);
    };
    const first = await madeAnew();
    const second = await madeAnew({ 'if-none-match': String(first.headers.etag) });
    expect([first.json().data.version, second.json().data.version]).toEqual([1, 1]);
    expect([first.json().data.rowCount, second.json().data.rowCount]).toEqual([1, 2]);
  });

  it('opens with the first division that somebody is in', async () => {
    const made = await competition(parts, {
      state: 'live',
      divisions: [{ name: 'Women Rx' }, { name: 'Men Rx' }, { name: 'Scaled' }],
    });
    const [women, men, scaled] = made.view.divisions.map(({ id }) => id);
    const params = { competitionId: made.view.competition.id };
    const opened = async () => (await call(getLeaderboard, { params, query: {} })).data.divisionId;
    expect(await opened()).toBe(women);
    await entry(parts, made, { divisionId: scaled ?? '' });
    expect(await opened()).toBe(scaled);
    await entry(parts, made, { divisionId: men ?? '' });
    expect(await opened()).toBe(men);
  });

  it('hides a draft’s leaderboard, and is a 404 for an unknown one', async () => {
    const { view, owner } = await competition(parts, { state: 'draft' });
    const params = { competitionId: view.competition.id };
    const board = (query: object = {}, extras: object = {}) =>
      call(getLeaderboard, { params, query }, extras);
    expect(await failure(board())).toEqual([404, 'not_found', undefined]);
    const as = await signedIn(parts, owner);
    expect((await board({}, { as })).data.rowCount).toBe(0);
    const other = await competition(parts);
    for (const divisionId of ['nonsense', other.view.divisions[0]?.id ?? '']) {
      expect(await failure(board({ divisionId }, { as }))).toEqual([404, 'not_found', undefined]);
    }
    expect((await ask('nonsense')).statusCode).toBe(404);
  });

  it('comes in pages when it is long, and tells to read again when much has changed', async () => {
    const made = await competition(parts, { state: 'live' });
    const csv = `name\n${Array.from({ length: 450 }, (_, n) => `Athlete ${n + 1}`).join('\n')}`;
    await importEntries(parts, made.viewer, made.view.competition.id, { csv, dryRun: false });
    await settle();
    expect(live.published.at(-1)?.kind).toBe(boardKinds.changed);
    const params = { competitionId: made.view.competition.id };
    const bibs: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(getLeaderboard, { params, query: { ...(cursor && { cursor }) } });
      expect(page.total).toBe(450);
      bibs.push(...page.data.rows.map(({ bib }) => bib));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(bibs).toEqual(Array.from({ length: 450 }, (_, n) => n + 1));
    const strange = call(getLeaderboard, { params, query: { cursor: 'strange' } });
    expect(await failure(strange)).toEqual([400, 'cursor_invalid', 'query.cursor']);
  });
});

describe('what changes a board', () => {
  it('is final once the competition is over, and ranks athletes who missed a workout last in it', async () => {
    const made = await competition(parts, { state: 'live' });
    const as = await signedIn(parts, made.owner);
    const params = { competitionId: made.view.competition.id };
    const [came, stayed] = [await entry(parts, made), await entry(parts, made, { name: 'Yui Tanabe' })];
    await score(parts, made, { entryId: came.id, typed: '9:41' });
    await settle();
    const during = await call(getLeaderboard, { params });
    expect(during.data.rows[1]?.cells[0]).toMatchObject({ place: null, points: null });
    await call(moveCompetition, { params, body: { from: 'live', to: 'finished' } }, { as });
    await settle();
    const { data } = await call(getLeaderboard, { params });
    expect(data.standing).toBe('final');
    expect(data.rows.map(({ entryId }) => entryId)).toEqual([came.id, stayed.id]);
    expect(data.rows[1]?.cells[0]).toMatchObject({ place: 2, points: 0 });
  });

  it('is not final while a workout is unreleased', async () => {
    const made = await competition(parts, {
      state: 'live',
      workouts: [{ name: 'Breakwater', scoring: forTime }],
    });
    const as = await signedIn(parts, made.owner);
    const params = { competitionId: made.view.competition.id };
    const { id } = await entry(parts, made);
    const releaseAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const body = { name: 'Surprise', scoring: forTime, releaseAt };
    const { data: surprise } = await call(createWorkout, { params, body }, { as });
    await score(parts, made, { entryId: id, typed: '9:41' });
    const results = [made.view.workouts[0]?.id ?? ''].map((workoutId) => ({
      divisionId: made.view.divisions[0]?.id ?? '',
      workoutId,
    }));
    await call(movePublications, { params, body: { results, from: 'published', to: 'final' } }, { as });
    await settle();
    const { data } = await call(getLeaderboard, { params });
    expect(data.workouts.map(({ name }) => name)).toEqual(['Breakwater']);
    expect(data.standing).toBe('provisional');
    await call(deleteWorkout, { params: { ...params, workoutId: surprise.id } }, { as });
    await settle();
    expect((await call(getLeaderboard, { params })).data.standing).toBe('final');
  });

  it('follows a change of how a workout counts', async () => {
    const made = await competition(parts, { state: 'live' });
    const as = await signedIn(parts, made.owner);
    const params = { competitionId: made.view.competition.id };
    const { id } = await entry(parts, made);
    await score(parts, made, { entryId: id, typed: '9:41' });
    const workoutId = made.view.workouts[0]?.id ?? '';
    await call(changeWorkout, { params: { ...params, workoutId }, body: { points: { weight: 50 } } }, { as });
    await settle();
    expect((await call(getLeaderboard, { params })).data.rows[0]?.total).toBe(50);
  });

  it('is ranked by another process when the one that took the score died', async () => {
    const made = await competition(parts, { state: 'live' });
    const { id } = await entry(parts, made);
    await settle();
    const dying = { ...parts, afterCommit: { ...parts.afterCommit, enqueue: () => undefined } };
    await score(dying, made, { entryId: id, typed: '9:41' });
    const params = { competitionId: made.view.competition.id };
    const place = async () => (await call(getLeaderboard, { params })).data.rows[0]?.place;
    expect(await rankLeftDivisions(parts)).toBe(0);
    await settle();
    expect(await place()).toBeNull();
    clock.advance(3000);
    expect(await rankLeftDivisions(parts)).toBe(1);
    await settle();
    expect(await place()).toBe(1);
  });
});

describe('watching a board', () => {
  it('is allowed for everyone who can see the competition', async () => {
    const draft = await competition(parts, { state: 'draft' });
    const published = await competition(parts);
    const outsider = asViewer(await person(parts));
    const may = (made: typeof draft, viewer: typeof outsider | null) =>
      boardLiveTopic.mayWatch(parts, viewer, made.view.divisions[0]?.id ?? '');
    expect(await may(draft, null)).toBe(false);
    expect(await may(draft, outsider)).toBe(false);
    expect(await may(draft, draft.viewer)).toBe(true);
    expect(await may(published, null)).toBe(true);
    expect(await boardLiveTopic.mayWatch(parts, null, 'nonsense')).toBe(false);
    expect(await boardLiveTopic.mayWatch(parts, null, published.view.competition.id)).toBe(false);
  });
});
