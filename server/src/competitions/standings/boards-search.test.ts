import * as endpoints from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { listScores } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { and, eq, gte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { insertBoardRequests } from '../board-requests/board-requests.repository.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { entries } from '../entries/entries.table.ts';
import { importEntries } from '../imports/entries-import.service.ts';
import { score } from '../scores/scores.factory.ts';
import { rankOnSuitingThread } from './boards.rank.service.ts';
import { boardParts, boards } from './boards.table.ts';
import { rankedHereAtMost } from './boards.thread.service.ts';

const { parts, call, settle } = await testApp();
const athletes = [
  { name: 'Ana Lucía', country: 'NOR', region: 'Vestland', affiliate: 'Fjord Bergen', typed: '9:30' },
  { name: 'Ben', country: 'NLD', region: null, affiliate: 'Maashaven', typed: '9:00' },
  { name: 'Cleo', country: 'NOR', region: 'Oslo', affiliate: 'Maashaven', typed: '9:30' },
  { name: 'Dan', country: 'NOR', region: 'Vestland', affiliate: null, typed: '' },
];

async function board(more = 0, showResults: 'at_once' | 'when_published' = 'at_once') {
  const made = await competition(parts, { state: 'live', showResults });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const divisionId = made.view.divisions[0]?.id ?? '';
  const workoutId = made.view.workouts[0]?.id ?? '';
  const ids: string[] = [];
  for (const { typed, ...named } of athletes) {
    const { id } = await entry(parts, made, named);
    ids.push(id);
    if (typed !== '') await score(parts, made, { entryId: id, typed });
  }
  if (more > 0) {
    const others = Array.from({ length: more }, (_, index) => `${5000 + index},Other ${index}`);
    const csv = `bib,name\n${others.join('\n')}`;
    await importEntries(parts, made.viewer, params.competitionId, { csv, dryRun: false, divisionId });
  }
  await settle();
  const find = async (query: object, caller = {}) => {
    const asked = { params, query: { divisionId, ...query } };
    const { data, next, total } = await call(endpoints.findOnBoard, asked, caller);
    const rows = data.rows.map(
      ({ name, placeHere, tiedHere }) => `${tiedHere ? '=' : ''}${placeHere} ${name}`,
    );
    return { rows, next, total };
  };
  return { made, as, params, divisionId, workoutId, ids, find };
}

describe.each([
  ['a board of one page', 0],
  ['a board of several pages', 230],
  ['a large board', rankedHereAtMost + 10],
])('%s', async (_name, more) => {
  const { find, ids, workoutId, divisionId, params, as } = await board(more);

  it('renumbers the rows it finds and ranks nothing again', async () => {
    expect((await find({ country: 'NLD' })).rows).toEqual(['1 Ben']);
    const norway = await find({ country: 'NOR' });
    expect(norway).toEqual({
      rows: ['=1 Ana Lucía', '=1 Cleo', expect.stringMatching(/^=?3 Dan|null Dan/)],
      next: null,
      total: 3,
    });
    expect((await find({ region: 'Vestland' })).rows[0]).toBe('1 Ana Lucía');
    expect((await find({ region: 'Oslo' })).rows).toEqual(['1 Cleo']);
    expect((await find({ affiliate: 'Maashaven' })).rows).toEqual(['1 Ben', '2 Cleo']);
    expect((await find({ affiliate: 'Maashaven', country: 'NOR' })).rows).toEqual(['1 Cleo']);
  });

  it('finds by search and by a list of entries', async () => {
    expect((await find({ search: 'luc' })).rows).toEqual(['=2 Ana Lucía']);
    expect((await find({ search: 'maas ben' })).rows).toEqual(['1 Ben']);
    expect((await find({ search: 'cleo', country: 'NOR' })).rows).toEqual(['=1 Cleo']);
    expect((await find({ search: 'zebra' })).rows).toEqual([]);
    expect((await find({ entryIds: [ids[2], 'nobody', ids[1]].join(',') })).rows).toEqual([
      '1 Ben',
      '2 Cleo',
    ]);
    expect((await find({ entryIds: 'nobody' })).rows).toEqual([]);
  });

  it('lists all rows in the order of a workout, page by page', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await find({ workoutId, ...(cursor && { cursor }) });
      expect(page.total).toBe(athletes.length + more);
      seen.push(...page.rows);
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen.slice(0, 3)).toEqual(['1 Ben', '=2 Ana Lucía', '=2 Cleo']);
    expect(new Set(seen.map((row) => row.slice(row.indexOf(' ')))).size).toBe(athletes.length + more);
  });

  it('gives the score sheet place and points of the rows of its page', async () => {
    const query = { workoutId, search: 'ben' };
    const { data } = await call(listScores, { params, query }, { as });
    expect(data.find(({ entry: { name } }) => name === 'Ben')?.ranked).toEqual({
      scoreId: data[0]?.score?.id,
      place: 1,
      tied: false,
      points: 100,
    });
    const ana = await call(listScores, { params, query: { workoutId, search: 'luc' } }, { as });
    expect(ana.data[0]?.ranked).toMatchObject({ place: 2, tied: true });
  });

  it('lists its filters', async () => {
    const { data } = await call(endpoints.listBoardFilters, { params, query: { divisionId } });
    expect(data.countries.slice(0, 2)).toContainEqual({ value: 'NOR', athletes: 3 });
    expect(data.regions).toEqual([
      { value: 'Vestland', athletes: 2 },
      { value: 'Oslo', athletes: 1 },
    ]);
    expect(data.affiliates[0]).toEqual({ value: 'Maashaven', athletes: 2 });
  });
});

describe('the score sheet', () => {
  it('shows places that are not published yet', async () => {
    const { params, workoutId, as, find } = await board(0, 'when_published');
    expect((await find({ search: 'ben', workoutId })).rows).toEqual(['null Ben']);
    const { data } = await call(listScores, { params, query: { workoutId, search: 'ben' } }, { as });
    expect(data[0]?.ranked).toMatchObject({ place: 1, points: 100 });
  });
});

describe('finding on a board', () => {
  it('rejects unknown boards and viewers without access', async () => {
    const { find, ids, params } = await board();
    expect((await failure(find({ workoutId: ids[0] })))[1]).toBe('unknown_workout');
    expect((await failure(find({ divisionId: ids[0] })))[0]).toBe(404);
    expect((await failure(find({ view: 'inside' })))[0]).toBe(403);
    expect((await failure(find({ cursor: 'made.up' })))[1]).toBe('cursor_invalid');
    const as = await signedIn(parts, await person(parts));
    const draft = await competition(parts, { state: 'draft' });
    const hidden = { competitionId: draft.view.competition.id };
    const query = { divisionId: draft.view.divisions[0]?.id ?? '' };
    for (const endpoint of [endpoints.findOnBoard, endpoints.listBoardFilters]) {
      expect((await failure(call(endpoint, { params: hidden, query }, { as })))[0]).toBe(404);
      expect((await failure(call(endpoint, { params, query }, { as })))[0]).toBe(404);
    }
  });

  it('never shows a result that is not published', async () => {
    const { find, workoutId, as } = await board(0, 'when_published');
    const told = await find({ workoutId });
    expect(told.rows.every((row) => row.startsWith('null '))).toBe(true);
    expect((await find({ workoutId, view: 'inside' }, { as })).rows[0]).toBe('1 Ben');
  });

  it('stores large boards packed, and as text again once they are small', async () => {
    const { divisionId, find } = await board(rankedHereAtMost);
    const { sql } = parts.database;
    const stored = async () => {
      const [{ form } = { form: null }] = await sql
        .select()
        .from(boards)
        .where(eq(boards.divisionId, divisionId));
      const parted = await sql.select().from(boardParts).where(eq(boardParts.divisionId, divisionId));
      return { form, parts: new Set(parted.map(({ part }) => part)).size };
    };
    // Entries and bibs, the order and its rows, and of three workouts the order and the figures.
    expect(await stored()).toEqual({ form: 'packed', parts: 10 });
    const found = await find({ country: 'NOR' });
    await sql.delete(entries).where(and(eq(entries.divisionId, divisionId), gte(entries.bib, 5100)));
    await insertBoardRequests(sql, [divisionId], parts.clock.now());
    await rankOnSuitingThread(parts, divisionId);
    expect(await stored()).toEqual({ form: 'text', parts: 0 });
    expect((await find({ country: 'NOR' })).rows).toEqual(found.rows);
  });
});
