import { getCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/entries.endpoints.ts';
import { type EntryState, entryStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { competitionFigures } from '../directory/competition-figures.table.ts';
import { importEntries } from '../imports/entries-import.service.ts';
import { entry } from './entries.factory.ts';

const { parts, call } = await testApp();

async function fullDivision(capacity: number) {
  const made = await competition(parts, { divisions: [{ name: 'Women Rx', capacity }, { name: 'Men Rx' }] });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const divisionId = made.view.divisions[0]?.id ?? '';
  const entries: { readonly id: string }[] = [];
  for (let at = 0; at < capacity; at += 1) entries.push(await entry(parts, made, { name: `Athlete ${at}` }));
  const move = (index: number, from: EntryState, to: EntryState) => {
    const entryId = entries[index]?.id ?? '';
    return call(endpoints.moveEntry, { params: { ...params, entryId }, body: { from, to } }, { as });
  };
  const add = (name = 'Late Comer') =>
    call(endpoints.createEntry, { params, body: { divisionId, name } }, { as });
  const entered = async () => (await call(getCompetition, { params })).data.divisions[0]?.entryCount;
  const figures = async () => {
    const { sql } = parts.database;
    const isThis = eq(competitionFigures.competitionId, params.competitionId);
    const [found] = await sql.select().from(competitionFigures).where(isThis);
    return [found?.divisions, found?.entries];
  };
  return { made, as, params, divisionId, move, add, entered, figures };
}

const full = [409, 'division_full', 'body.divisionId'];

describe('the places of a division', () => {
  it.each<[EntryState, boolean]>([
    ['cut', false],
    ['disqualified', false],
    ['withdrawn', true],
    ['out', true],
  ])('of somebody who is %s: free %s', async (to, isFree) => {
    const { move, add, entered, figures } = await fullDivision(2);
    await move(0, 'active', to);
    expect(await entered()).toBe(isFree ? 1 : 2);
    if (isFree) expect((await add()).data.bib).toBe(3);
    else expect(await failure(add())).toEqual(full);
    expect(await figures()).toEqual([2, 2]);
  });

  it('are never given away while who holds one is put back', async () => {
    const { move } = await fullDivision(1);
    await move(0, 'active', 'cut');
    expect((await move(0, 'cut', 'active')).data.state).toBe('active');
    await move(0, 'active', 'disqualified');
    expect((await move(0, 'disqualified', 'active')).data.state).toBe('active');
  });

  it('do not spare anybody a disqualification that comes after they withdrew', async () => {
    const { move, add, entered } = await fullDivision(1);
    await move(0, 'active', 'withdrawn');
    await add();
    expect((await move(0, 'withdrawn', 'disqualified')).data.state).toBe('disqualified');
    expect(await entered()).toBe(2);
    expect(await failure(add())).toEqual(full);
  });

  it('hold when one leaves, some are cut and many come at the same time', async () => {
    const { move, add, entered, figures } = await fullDivision(4);
    const leaving = [
      move(0, 'active', 'cut'),
      move(1, 'active', 'disqualified'),
      move(2, 'active', 'withdrawn'),
    ];
    const coming = Array.from({ length: 8 }, (_, at) =>
      add(`Comer ${at}`).then(
        () => 'in',
        () => 'full',
      ),
    );
    const outcomes = await Promise.all(coming);
    await Promise.all(leaving);
    const late = await Promise.all([
      add('A').then(
        () => 'in',
        () => 'full',
      ),
      add('B').then(
        () => 'in',
        () => 'full',
      ),
    ]);
    expect([...outcomes, ...late].filter((outcome) => outcome === 'in')).toHaveLength(1);
    expect(await entered()).toBe(4);
    expect(await figures()).toEqual([2, 4]);
  });

  it('are counted the same by a file', async () => {
    const { made, params, move } = await fullDivision(2);
    await move(0, 'active', 'disqualified');
    const csv = 'bib,name,division\n9,Nine Nilsen,Women Rx\n';
    const take = () => importEntries(parts, made.viewer, params.competitionId, { csv, dryRun: false });
    expect((await take()).problems.map(({ code }) => code)).toEqual(['division_full']);
    await move(1, 'active', 'withdrawn');
    expect((await take()).imported).toBe(true);
  });
});

describe('the counts by state', () => {
  it('come in one answer, with the states that nobody is in', async () => {
    const { move, params } = await fullDivision(3);
    await move(0, 'active', 'cut');
    const { data } = await call(endpoints.countEntries, { params });
    const expected: Partial<Record<EntryState, number>> = { active: 2, cut: 1 };
    expect(data).toEqual(entryStates.map((state) => ({ state, entries: expected[state] ?? 0 })));
  });

  it('are for nobody who may not know of the competition', async () => {
    const made = await competition(parts, { state: 'draft' });
    const params = { competitionId: made.view.competition.id };
    expect(await failure(call(endpoints.countEntries, { params }))).toEqual([404, 'not_found', undefined]);
  });
});
