import { listPersonResults } from '@chalkline/contract/competitions/results.endpoints.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competitionGuests } from '../admission/guests.table.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { entries } from '../entries/entries.table.ts';
import { score } from '../scores/scores.factory.ts';

const { call, database, parts, settle } = await testApp();

async function athlete() {
  const made = await person(parts);
  return { id: made.id, token: await signedIn(parts, made) };
}
/** A competition in which the person has an entry, and somebody else another. */
async function withEntry(personId: string, sketch: CompetitionSketch = {}) {
  const made = await competition(parts, { state: 'live', ...sketch });
  const mine = await entry(parts, made, { name: 'Mara Lindqvist' });
  const other = await entry(parts, made, { name: 'Somebody Else' });
  await database.sql.update(entries).set({ personId }).where(eq(entries.id, mine.id));
  return { made, mine, other };
}
const results = (personId: string, as?: string, query = {}) =>
  call(listPersonResults, { params: { personId }, query }, as ? { as } : {});
const status = (calling: Promise<unknown>) =>
  calling.then(
    () => 200,
    (failure: { status: number }) => failure.status,
  );

describe('a person’s results', () => {
  it('are what the board says, latest competition first', async () => {
    const mara = await athlete();
    await withEntry(mara.id, { name: 'Older', startsOn: '2025-06-05', endsOn: '2025-06-07' });
    const { made, mine, other } = await withEntry(mara.id, { name: 'Newer' });
    await score(parts, made, { entryId: mine.id, typed: '8:41' });
    await score(parts, made, { entryId: other.id, typed: '8:20' });
    await settle();
    const { data } = await results(mara.id);
    expect(data.map(({ competition: { name }, place }) => [name, place])).toEqual([
      ['Newer', 2],
      ['Older', null],
    ]);
    expect(data[0]).toMatchObject({ of: 2, bib: mine.bib, standing: 'provisional' });
    expect(data[0]?.workouts.map(({ cell }) => cell.main)).toEqual(['8:41']);
  });

  it('say that a place was given back', async () => {
    const mara = await athlete();
    const { mine } = await withEntry(mara.id, { state: 'published' });
    await database.sql
      .update(entries)
      .set({ state: 'withdrawn', leftAt: new Date() })
      .where(eq(entries.id, mine.id));
    expect((await results(mara.id)).data.map(({ state }) => state)).toEqual(['withdrawn']);
  });

  it('come in pages', async () => {
    const mara = await athlete();
    for (const name of ['A', 'B', 'C']) await withEntry(mara.id, { name });
    const first = await results(mara.id, undefined, { limit: 2 });
    const second = await results(mara.id, undefined, { limit: 2, cursor: first.next });
    const names = [...first.data, ...second.data].map((result) => result.competition.name);
    expect(names.toSorted()).toEqual(['A', 'B', 'C']);
    expect(second.next).toBeNull();
    const other = await athlete();
    expect(await status(results(other.id, undefined, { cursor: first.next }))).toBe(400);
  });

  it('tell nothing of drafts, not even to the athlete', async () => {
    const mara = await athlete();
    await withEntry(mara.id, { state: 'draft' });
    expect((await results(mara.id, mara.token)).data).toEqual([]);
  });

  it('tell of a private competition to those alone who may see it', async () => {
    const mara = await athlete();
    const stranger = await athlete();
    const { made } = await withEntry(mara.id, { visibility: 'private' });
    const count = async (as?: string) => (await results(mara.id, as)).data.length;
    expect([await count(), await count(stranger.token), await count(mara.token)]).toEqual([0, 0, 1]);
    expect(await count(await signedIn(parts, made.owner))).toBe(1);
    await database.sql
      .insert(competitionGuests)
      .values({ competitionId: made.view.competition.id, personId: stranger.id, admittedAt: new Date() });
    expect(await count(stranger.token)).toBe(1);
  });

  it('tell nothing that is not published yet', async () => {
    const mara = await athlete();
    const { made, mine } = await withEntry(mara.id, { showResults: 'when_published' });
    await score(parts, made, { entryId: mine.id, typed: '8:41' });
    await settle();
    const { data } = await results(mara.id);
    expect(data[0]).toMatchObject({ workouts: [] });
  });

  it('are there for whom the page and its results are', async () => {
    const mara = await athlete();
    const other = await athlete();
    await withEntry(mara.id);
    const change = (body: object) => call(changeProfile, { body }, { as: mara.token });
    await change({ fieldAudiences: { results: 'signed_in' } });
    expect([await status(results(mara.id)), await status(results(mara.id, other.token))]).toEqual([404, 200]);
    await change({ pageAudience: 'me' });
    expect(await status(results(mara.id, other.token))).toBe(404);
    expect(await status(results(mara.id, mara.token))).toBe(200);
    expect(await status(results('nobody'))).toBe(404);
  });
});
