import type { competitionsQuery } from '@chalkline/contract/competitions/competition-list.schema.ts';
import {
  type CompetitionSort,
  competitionSorts,
} from '@chalkline/contract/competitions/competition-listing.ts';
import * as endpoints from '@chalkline/contract/competitions/competitions.endpoints.ts';
import type { DivisionPrice } from '@chalkline/contract/competitions/registration.schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionMade, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { openRegistration } from '../registrations/registrations.factory.ts';

const { call, clock, parts } = await testApp();

type Query = z.input<typeof competitionsQuery>;

const list = (query: Query) => call(endpoints.listCompetitions, { query });
const names = async (query: Query) => (await list(query)).data.map(({ name }) => name);

/** Every page of a list, two at a time. */
async function pages(query: Query): Promise<string[]> {
  const found = await allPages((cursor) => list({ ...query, limit: 2, ...(cursor && { cursor }) }));
  return found.map(({ name }) => name);
}

/** Its divisions cost this, after the steps. */
async function priced(made: CompetitionMade, price: number, steps: DivisionPrice['steps'] = []) {
  const divisions = made.view.divisions.map(({ id: divisionId }) => ({ divisionId, price, steps }));
  await openRegistration(parts, made, { divisions });
}

beforeAll(async () => {
  clock.set('2026-06-06T10:00:00.000Z');
  const workouts = [{ name: 'Run', scoring: { type: 'time', unit: 'clock', direction: 'lower' } as const }];
  const make = (name: string, place: string | null, country: string | null, days: string[], rest: object) =>
    competition(parts, {
      name,
      place,
      country,
      startsOn: days[0] ?? '',
      endsOn: days.at(-1) ?? '',
      workouts,
      ...rest,
    });
  await make('Altiplano', 'Cusco', 'PER', ['2026-07-01', '2026-07-03'], {
    divisions: [
      { name: 'Women', gender: 'women' },
      { name: 'Masters', ageFrom: 40 },
    ],
  });
  const pairs = await make('Łódź Pairs', 'Łódź', 'POL', ['2026-07-03', '2026-07-04'], {
    divisions: [{ name: 'Pairs', gender: 'mixed', teamSize: 2 }],
  });
  await entry(parts, pairs);
  await priced(pairs, 2_000, [{ price: 0, until: null, places: 10 }]);
  await make('Box League', null, null, ['2026-06-01', '2026-08-18'], {
    online: true,
    divisions: [
      { name: 'Teens', ageFrom: 14, ageTo: 17 },
      { name: 'Twenties', ageFrom: 20, ageTo: 29 },
    ],
  });
  const crater = await make('Crater Run', 'Cusco', 'PER', ['2026-08-18'], {
    divisions: [{ name: 'Four', gender: 'men', teamSize: 4 }],
  });
  await priced(crater, 4_500);
  await entry(parts, crater);
  await entry(parts, crater, { name: 'Ana' });
  await make('Dune Dash', 'Nazca', 'PER', ['2026-01-10'], { state: 'finished' });
  await make('Hidden', 'Cusco', 'PER', ['2026-07-01'], { visibility: 'private' });
  await make('Unready', 'Cusco', 'PER', ['2026-07-01'], { state: 'draft' });
});

describe('narrowing the public list', () => {
  it.each<[Query, string[]]>([
    [{ country: 'PER' }, ['Crater Run', 'Altiplano', 'Dune Dash']],
    [{ country: 'per', status: 'upcoming' }, ['Altiplano', 'Crater Run']],
    [{ country: 'PER', status: 'past' }, ['Dune Dash']],
    [{ country: 'NOR' }, []],
    [{ from: '2026-07-03', to: '2026-07-03' }, ['Łódź Pairs', 'Altiplano', 'Box League']],
    [{ from: '2026-07-04', to: '2026-08-17' }, ['Łódź Pairs', 'Box League']],
    [{ from: '2026-08-19' }, []],
    [{ to: '2026-01-10' }, ['Dune Dash']],
    [{ division: 'women' }, ['Altiplano']],
    [{ division: 'men' }, ['Crater Run']],
    [{ division: 'mixed' }, ['Łódź Pairs']],
    [{ division: 'pairs' }, ['Łódź Pairs']],
    [{ division: 'teams' }, ['Crater Run']],
    [{ division: 'individual', status: 'upcoming' }, ['Box League', 'Altiplano']],
    [{ division: 'masters' }, ['Altiplano']],
    [{ division: 'teens' }, ['Box League']],
    [
      { division: 'masters', country: 'PER', search: 'alti', from: '2026-07-01', online: 'false' },
      ['Altiplano'],
    ],
    [{ division: 'masters', country: 'POL' }, []],
    [{ price: 'paid' }, ['Crater Run', 'Łódź Pairs']],
    [{ price: 'free', status: 'upcoming' }, ['Box League', 'Altiplano']],
    [{ price: 'paid', country: 'PER', division: 'teams' }, ['Crater Run']],
  ])('%o', async (query, expected) => {
    const { data, total } = await list(query);
    expect(data.map(({ name }) => name)).toEqual(expected);
    expect(total).toBe(expected.length);
    expect(await pages(query)).toEqual(expected);
  });

  it.each<[CompetitionSort, string[]]>([
    ['soonest', ['Dune Dash', 'Box League', 'Altiplano', 'Łódź Pairs', 'Crater Run']],
    ['latest', ['Crater Run', 'Łódź Pairs', 'Altiplano', 'Box League', 'Dune Dash']],
    ['name', ['Altiplano', 'Box League', 'Crater Run', 'Dune Dash', 'Łódź Pairs']],
    ['name_reversed', ['Łódź Pairs', 'Dune Dash', 'Crater Run', 'Box League', 'Altiplano']],
  ])('goes by %s, page by page', async (sort, expected) => {
    expect(await pages({ sort })).toEqual(expected);
  });

  it('sorts by place, those without one first, and in reverse', async () => {
    const byPlace = await pages({ sort: 'place' });
    expect(byPlace[0]).toBe('Box League');
    expect(byPlace.slice(1, 3).sort()).toEqual(['Altiplano', 'Crater Run']);
    expect(await pages({ sort: 'place_reversed' })).toEqual(byPlace.toReversed());
  });

  it('sorts by status, each in its usual order, and in reverse', async () => {
    const expected = ['Box League', 'Altiplano', 'Łódź Pairs', 'Crater Run', 'Dune Dash'];
    expect(await pages({ sort: 'status' })).toEqual(expected);
    expect(await pages({ sort: 'status_reversed' })).toEqual(expected.toReversed());
    expect(await pages({ sort: 'status', status: 'past' })).toEqual(['Dune Dash']);
    expect(await pages({ sort: 'status', country: 'PER' })).toEqual(['Altiplano', 'Crater Run', 'Dune Dash']);
  });

  it('sorts by divisions and by entries, page by page, and in reverse', async () => {
    const byDivisions = await pages({ sort: 'divisions' });
    expect(byDivisions.slice(3).sort()).toEqual(['Altiplano', 'Box League']);
    expect(await pages({ sort: 'divisions_reversed' })).toEqual(byDivisions.toReversed());
    const byEntries = await pages({ sort: 'entries_reversed' });
    expect(byEntries.slice(0, 2)).toEqual(['Crater Run', 'Łódź Pairs']);
    expect(await pages({ sort: 'entries' })).toEqual(byEntries.toReversed());
  });

  it('says in every order that all of them are there', async () => {
    for (const sort of competitionSorts) expect((await list({ sort, limit: 1 })).total).toBe(5);
  });

  it('refuses a mark of another order or another country', async () => {
    const { next } = await list({ sort: 'name', limit: 1 });
    for (const other of [{ sort: 'place' }, { sort: 'name', country: 'PER' }] as const) {
      const asked = list({ ...other, limit: 1, cursor: next ?? '' });
      expect(await failure(asked)).toEqual([400, 'cursor_invalid', 'query.cursor']);
    }
  });

  it.each<[object, string]>([
    [{ from: '2026-07-02', to: '2026-07-01' }, 'query.to'],
    [{ from: 'soon' }, 'query.from'],
    [{ country: 'Peru' }, 'query.country'],
    [{ division: 'giants' }, 'query.division'],
    [{ sort: 'price' }, 'query.sort'],
  ])('refuses %o', async (query, path) => {
    expect(await failure(list(query as Query))).toEqual([422, expect.any(String), path]);
  });
});

it('counts what is listed and its countries', async () => {
  const { data } = await call(endpoints.countCompetitions, {});
  expect(data).toEqual({ competitions: 5, countries: 2 });
});

describe('the countries of what is listed', () => {
  it('counts them, most first, and says nothing of drafts and private ones', async () => {
    const all = await call(endpoints.listCompetitionCountries, { query: {} });
    expect(all.data).toEqual([
      { country: 'PER', competitions: 3 },
      { country: 'POL', competitions: 1 },
    ]);
    const past = await call(endpoints.listCompetitionCountries, { query: { status: 'past' } });
    expect(past.data).toEqual([{ country: 'PER', competitions: 1 }]);
    expect(await names({ country: 'PER' })).toHaveLength(3);
  });
});
