import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { describe, expect, it } from 'vitest';
import { boardChanges, pageTexts, rowsOfPages, rowTexts } from './board-texts.rules.ts';

function rowsNamed(...names: readonly string[]): BoardRow[] {
  return names.map((name, order) => ({
    entryId: name.split(' ')[0] ?? name,
    order,
    bib: 1,
    name,
    country: null,
    region: null,
    affiliate: null,
    status: 'active',
    place: null,
    tied: false,
    total: null,
    cells: [],
  }));
}

const texts = (...names: readonly string[]) => rowTexts(rowsNamed(...names));
const namesOf = (rows: readonly BoardRow[]) => rows.map(({ name }) => name);

describe('the pages of a board', () => {
  it.each([0, 1, 199, 200, 201, 450])('hold %i rows and give them back', (count) => {
    const rows = texts(...Array.from({ length: count }, (_, n) => `a${n} with, comma\n"quotes"`));
    const pages = pageTexts(rows);
    expect(pages).toHaveLength(Math.ceil(count / 200));
    expect(pages.flatMap((page) => JSON.parse(page) as BoardRow[])).toHaveLength(count);
    expect(rowsOfPages(pages)).toEqual(rows);
  });
});

describe('what has changed', () => {
  it('is nothing between equal boards', () => {
    expect(boardChanges(texts('a', 'b'), texts('a', 'b'), 10)).toEqual({ rows: [], removed: [] });
  });

  it.each([
    ['two that changed places', ['a', 'b', 'c'], ['b', 'a', 'c'], ['b', 'a'], []],
    ['one with another name', ['a', 'b'], ['a', 'b renamed'], ['b renamed'], []],
    ['one that came', ['a', 'c'], ['a', 'b', 'c'], ['b', 'c'], []],
    ['one that went from the end', ['a', 'b'], ['a'], [], ['b']],
    ['one that went from the middle', ['a', 'b', 'c'], ['a', 'c'], ['c'], ['b']],
    ['one that went for another', ['a', 'b'], ['a', 'd'], ['d'], ['b']],
    ['the first one', [], ['a'], ['a'], []],
    ['the last one', ['a'], [], [], ['a']],
  ])('is told of %s', (_, before, after, rows, removed) => {
    const changes = boardChanges(texts(...before), texts(...after), 10);
    expect([namesOf(changes?.rows ?? []), changes?.removed]).toEqual([rows, removed]);
  });

  it('is not listed when it is too much', () => {
    expect(boardChanges(texts('a', 'b', 'c'), texts('c', 'b', 'a'), 2)?.rows).toHaveLength(2);
    expect(boardChanges(texts('a', 'b', 'c'), texts('c', 'a', 'b'), 2)).toBeNull();
  });
});
