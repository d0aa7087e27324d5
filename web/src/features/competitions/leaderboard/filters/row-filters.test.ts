import { describe, expect, it } from 'vitest';
import { cellSample, rowSample } from '../../testing/board-sample.ts';
import { type RowFilters, shownRows, valuesOf } from './row-filters.ts';

const all: RowFilters = { search: '', country: '', region: '', team: '', age: '', following: false };
const nobody = new Set<string>();
const rows = [
  rowSample(0, {
    name: 'Ana Lucía',
    region: 'Vestland',
    affiliate: 'Fjord',
    cells: [cellSample({ place: 2 })],
  }),
  rowSample(1, { name: 'Ben', country: 'NLD', place: 2, tied: true, cells: [cellSample({ place: 1 })] }),
  rowSample(2, { name: 'Cleo', place: 2, tied: true, cells: [cellSample({ place: null, scoreId: null })] }),
];
const told = (filters: Partial<RowFilters>, workout: number | null = null, followed = nobody) =>
  shownRows(rows, { workout, filters: { ...all, ...filters }, followed }).map(
    ({ row, here }) => `${here ? here.place : 'as it is'} ${row.name}`,
  );

describe('the rows that are shown', () => {
  it('are all of them, in the order of the overall or of a workout', () => {
    expect(told({})).toEqual(['as it is Ana Lucía', 'as it is Ben', 'as it is Cleo']);
    expect(told({}, 0)).toEqual(['as it is Ben', 'as it is Ana Lucía', 'as it is Cleo']);
  });

  it('are renumbered by a filter but not by a search', () => {
    expect(told({ country: 'NOR' })).toEqual(['1 Ana Lucía', '2 Cleo']);
    expect(told({ team: 'Fjord' })).toEqual(['1 Ana Lucía']);
    expect(told({ region: 'Vestland' })).toEqual(['1 Ana Lucía']);
    expect(told({ following: true }, null, new Set(['e2', 'e1']))).toEqual(['1 Ben', '1 Cleo']);
    expect(told({ search: 'luc' })).toEqual(['as it is Ana Lucía']);
    expect(told({ search: 'cleo', country: 'NOR' })).toEqual(['2 Cleo']);
  });

  it('keep the order of the board', () => {
    // Every way in which six athletes can come from two countries.
    for (let pattern = 0; pattern < 2 ** 6; pattern += 1) {
      const board = Array.from({ length: 6 }, (_, order) =>
        rowSample(order, { country: pattern & (1 << order) ? 'NOR' : 'NLD' }),
      );
      const filters = { ...all, country: 'NOR' };
      const shown = shownRows(board, { workout: null, filters, followed: nobody });
      const places = shown.map(({ row }) => row.place ?? 0);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(shown.map(({ here }) => here?.place)).toEqual(shown.map((_, index) => index + 1));
    }
  });

  it('have countries, regions and teams to choose from', () => {
    expect(valuesOf(rows, 'country')).toEqual([
      { value: 'NOR', athletes: 2 },
      { value: 'NLD', athletes: 1 },
    ]);
    expect(valuesOf(rows, 'region')).toEqual([{ value: 'Vestland', athletes: 1 }]);
    expect(valuesOf(rows, 'affiliate')).toEqual([{ value: 'Fjord', athletes: 1 }]);
  });
});
