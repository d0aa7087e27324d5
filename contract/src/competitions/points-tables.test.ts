import { expect, test } from 'vitest';
import { builtInTable, builtInTableNames, tableNameFor } from './points-tables.ts';

function at(name: string, ...places: number[]) {
  const points = builtInTable(name) ?? [];
  return places.map((place) => points[place - 1] ?? 0);
}

/** The first points of each table and the turning points, as published. */
test.each([
  ['2023-40', [100, 97, 94, 91, 88, 85, 82, 79, 76, 73, 70, 67, 64, 61, 58, 55, 52, 49, 46, 43, 40, 37, 34]],
  ['2023-30', [100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 45, 42, 39]],
  ['2023-20', [100, 95, 90, 85]],
  ['2023-10', [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0]],
  ['2023-60', [100, 97, 94, 91, 88, 85, 82, 79, 76, 73, 70, 67, 64, 62, 60, 58]],
  ['2023-75', [100, 98, 96, 94]],
  ['2019-5', [100, 75, 55, 35, 15, 0]],
  ['2019-20', [100, 95, 90]],
  ['2019-50', [100, 98, 96]],
  ['2015-40', [100, 94, 88, 84, 80, 76, 72, 68, 64, 60, 58, 56, 54]],
  ['2015-40-half', [50, 47, 44, 42, 40, 38, 36, 34, 32, 30, 29, 28, 27]],
  ['2011-57', [100, 95, 90, 85, 80, 75, 73]],
  ['2012-47-50pt', [50, 48, 46, 44, 42, 41, 40]],
  ['2026-30-50pt', [50, 48, 46, 44]],
])('%s begins as published', (name, points) => {
  expect(builtInTable(name)?.slice(0, points.length)).toEqual(points.slice(0, builtInTable(name)?.length));
});

test.each([
  ['2023-40', { 24: 32, 25: 30, 39: 2, 40: 0, 41: 0 }],
  ['2023-30', { 18: 36, 29: 3, 30: 0 }],
  ['2023-20', { 19: 10, 20: 0 }],
  ['2023-60', { 30: 30, 31: 29, 59: 1, 60: 0 }],
  ['2023-75', { 27: 48, 28: 47, 74: 1, 75: 0 }],
  ['2019-40', { 21: 40, 22: 38, 40: 2, 41: 0 }],
  ['2019-30', { 13: 52, 14: 49, 30: 1 }],
  ['2019-20', { 20: 5, 21: 0 }],
  ['2019-50', { 50: 2 }],
  ['2015-40', { 39: 2, 40: 0 }],
  ['2015-40-half', { 39: 1, 40: 0 }],
  ['2011-57', { 30: 27, 31: 26, 57: 0 }],
  ['2026-30-50pt', { 22: 8, 23: 7, 30: 0 }],
])('%s turns and ends as published', (name, points) => {
  expect(at(name, ...Object.keys(points).map(Number))).toEqual(Object.values(points));
});

test('every table falls from first to last and never below 0', () => {
  for (const name of builtInTableNames) {
    const points = builtInTable(name) ?? [];
    expect(points.length).toBeGreaterThan(4);
    for (let place = 1; place < points.length; place += 1) {
      expect(points[place]).toBeLessThan(points[place - 1] ?? 0);
    }
    expect(points.at(-1)).toBeGreaterThanOrEqual(0);
  }
});

test('a year finds its season, a field the smallest table at least as large', () => {
  expect(builtInTable('2021-38')).toEqual(builtInTable('2019-40'));
  expect(builtInTable('2018-40-half')).toEqual(builtInTable('2015-40-half'));
  expect(tableNameFor(2026, 23)).toBe('2023-30');
  expect(tableNameFor(2026, 30)).toBe('2023-30');
  expect(tableNameFor(2026, 31)).toBe('2023-40');
  expect(tableNameFor(2026, 400)).toBe('2023-75');
  expect(tableNameFor(2020, 400)).toBeNull();
  expect(tableNameFor(2012, 45)).toBe('2011-57');
});

test('an unknown name has no table', () => {
  for (const name of ['', '40', '1999-40', '2023-40-third', '2023-40-half', 'constructor']) {
    expect(builtInTable(name)).toBeNull();
  }
});

test('a season begins and ends with its years, and its fields follow each other', () => {
  const suiting = (year: number, fields: readonly number[]) =>
    fields.map((field) => tableNameFor(year, field));
  for (const year of [2023, 9999]) {
    const names = [
      '2023-10',
      '2023-20',
      '2023-20',
      '2023-30',
      '2023-30',
      '2023-40',
      '2023-40',
      '2023-60',
      '2023-60',
      '2023-75',
    ];
    expect(suiting(year, [10, 11, 20, 21, 30, 31, 40, 41, 60, 61])).toEqual(names);
  }
  for (const year of [2019, 2022]) {
    const names = [
      '2019-5',
      '2019-20',
      '2019-20',
      '2019-30',
      '2019-30',
      '2019-40',
      '2019-40',
      '2019-50',
      '2019-50',
      null,
    ];
    expect(suiting(year, [5, 6, 20, 21, 30, 31, 40, 41, 50, 51])).toEqual(names);
  }
  for (const year of [2015, 2018]) expect(suiting(year, [1, 40, 41])).toEqual(['2015-40', '2015-40', null]);
  for (const year of [2011, 2014]) expect(suiting(year, [1, 1000])).toEqual(['2011-57', '2011-57']);
  for (const year of [2010, 10_000]) expect(suiting(year, [10])).toEqual([null]);
});

test.each([
  ['2014-40-half', false],
  ['2015-40-half', true],
  ['2018-40-half', true],
  ['2019-40-half', false],
  ['2015-41-half', false],
  ['2011-40-50pt', false],
  ['2012-40-50pt', true],
  ['2014-40-50pt', true],
  ['2015-40-50pt', false],
  ['2025-30-50pt', false],
  ['2026-30-50pt', true],
  ['2026-31-50pt', false],
])('%s is asked for by name: %s', (name, isThere) => {
  expect(builtInTable(name) !== null).toBe(isThere);
});

test('a table has as many places as its field', () => {
  expect(builtInTableNames.map((name) => builtInTable(name)?.length)).toEqual([
    10, 20, 30, 40, 60, 75, 5, 20, 30, 40, 50, 40, 40, 57, 47, 30,
  ]);
});
