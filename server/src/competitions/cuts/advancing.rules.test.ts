import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import { describe, expect, it } from 'vitest';
import {
  advancingByPlaces,
  advancingByStandard,
  behindAbove,
  type CutLine,
  cutRole,
  fieldSize,
  lineAt,
  placesOf,
} from './advancing.rules.ts';

/** A field by its places; who is not a candidate is named by position. */
function field(
  places: readonly number[],
  roles: Readonly<Record<number, 'blocker' | 'none'>> = {},
  absent: readonly number[] = [],
): CutLine {
  const order = places
    .map((place, entry) => ({ place, entry }))
    .filter(({ place }) => place > 0)
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
  return {
    order: Uint32Array.from(order),
    places: Int32Array.from(places),
    roleOf: (entry) => roles[entry] ?? 'candidate',
    tookPart: (entry) => !absent.includes(entry),
  };
}

describe('the top n', () => {
  it.each([
    ['are the first n', [1, 2, 3, 4], 2, 'all', {}, [1, 1, 0, 0], []],
    ['are all where there are fewer', [1, 2], 5, 'all', {}, [1, 1], []],
    ['are nobody of no places', [1, 2], 0, 'all', {}, [0, 0], []],
    ['take all who are equal at the line', [1, 2, 2, 4], 2, 'all', {}, [1, 1, 1, 0], [1, 2]],
    ['or none of them', [1, 2, 2, 4], 2, 'none', {}, [1, 0, 0, 0], [1, 2]],
    ['are no tie where all equals fit', [1, 1, 3], 2, 'none', {}, [1, 1, 0], []],
    ['pass over who left where others move up', [1, 2, 3], 2, 'all', { 0: 'none' }, [0, 1, 1], []],
    [
      'leave the place of who left empty where nobody does',
      [1, 2, 3],
      2,
      'all',
      { 0: 'blocker' },
      [0, 1, 0],
      [],
    ],
    ['count who left among equals at the line', [1, 2, 2], 2, 'none', { 1: 'blocker' }, [1, 0, 0], [2]],
    ['leave out who has no place', [1, 0, 2], 3, 'all', {}, [1, 0, 1], []],
  ] as const)('%s', (_, places, n, ties, roles, goesOn, tied) => {
    const found = advancingByPlaces(field(places, roles), n, ties);
    expect([...found.goesOn]).toEqual(goesOn);
    expect(found.count).toBe(goesOn.filter((one) => one === 1).length);
    expect(found.tied).toEqual(tied);
  });

  it('leave out who handed in nothing', () => {
    expect([...advancingByPlaces(field([1, 2, 3], {}, [1]), 2, 'all').goesOn]).toEqual([1, 0, 1]);
  });
});

it('a standard lets everybody on who reaches it, took part and is there', () => {
  const found = advancingByStandard(field([1, 2, 3, 4], { 1: 'blocker' }, [2]), (entry) => entry < 3);
  expect([[...found.goesOn], found.count, found.tied]).toEqual([[1, 0, 0, 0], 1, []]);
});

describe('a share', () => {
  const statuses: RankedStatus[] = ['active', 'active', 'withdrawn', 'out', 'active', 'disqualified'];
  const counted = {
    statuses,
    hasFinal: (entry: number) => entry < 1 || entry === 3,
    tookPart: (entry: number) => entry < 3,
    planned: 40,
    isSettled: false,
  };

  it.each([
    ['entered', false, { least: 1, now: 5, most: 5 }],
    ['entered', true, { least: 1, now: 5, most: 5 }],
    ['started', false, { least: 1, now: 3, most: 5 }],
    ['started', true, { least: 1, now: 3, most: 3 }],
    ['planned', false, { least: 40, now: 40, most: 40 }],
  ] as const)('of the field that is %s, all final: %s', (of, isSettled, size) => {
    expect(fieldSize(of, { ...counted, isSettled })).toEqual(size);
  });

  it('is rounded down, and so many are so many', () => {
    const share = (percent: number, of: 'planned' | 'started' = 'planned', planned = 40) =>
      placesOf({ by: 'percent', percent, of }, { ...counted, planned });
    expect(share(25, 'planned', 19)).toEqual({ least: 4, now: 4, most: 4 });
    expect(share(25, 'planned', 20)).toEqual({ least: 5, now: 5, most: 5 });
    expect(share(10, 'planned', 9)).toEqual({ least: 0, now: 0, most: 0 });
    expect(share(100, 'started')).toEqual({ least: 1, now: 3, most: 5 });
    expect(placesOf({ by: 'top', count: 7 }, counted)).toEqual({ least: 7, now: 7, most: 7 });
  });

  it('of a field that was never planned is nobody', () => {
    expect(fieldSize('planned', { ...counted, planned: null })).toEqual({ least: 0, now: 0, most: 0 });
  });
});

it.each([
  ['active', false, false, 'candidate'],
  ['cut', true, false, 'candidate'],
  ['cut', false, false, 'none'],
  ['out', false, false, 'none'],
  ['withdrawn', false, false, 'blocker'],
  ['withdrawn', false, true, 'none'],
  ['disqualified', false, false, 'blocker'],
  ['disqualified', false, true, 'none'],
] as const)('%s, cut by this: %s, others move up: %s, is %s', (status, byThis, movesUp, role) => {
  expect(cutRole(status, byThis, movesUp)).toBe(role);
});

describe('the line', () => {
  const line = (goesOn: readonly number[], left: readonly number[] = []) =>
    lineAt(Uint32Array.from(goesOn.keys()), Uint8Array.from(goesOn), (entry) => !left.includes(entry));

  it('is drawn above the first who stays behind', () => {
    expect(line([1, 1, 0, 0])).toBe(2);
    expect(line([1, 0])).toBe(1);
    expect(line([1, 0, 1, 0, 0], [1])).toBe(3);
  });

  it('counts entries that don’t advance but rank above one that does', () => {
    const above = (goesOn: readonly number[], left: readonly number[] = []) =>
      behindAbove(Uint32Array.from(goesOn.keys()), Uint8Array.from(goesOn), (entry) => !left.includes(entry));
    expect([above([1, 1, 0, 0]), above([0, 0]), above([1, 1]), above([])]).toEqual([0, 0, 0, 0]);
    expect([above([1, 0, 1]), above([0, 1, 0, 0, 1, 0]), above([0, 1])]).toEqual([1, 3, 1]);
    expect([above([0, 1, 0], [0]), above([0, 1, 0], [1])]).toEqual([0, 0]);
    const backwards = behindAbove(Uint32Array.from([2, 0, 1]), Uint8Array.from([1, 0, 0]), () => true);
    expect(backwards).toBe(1);
  });

  it('is not drawn if everyone advances, no one does, or they are mixed', () => {
    expect([line([1, 1]), line([0, 0]), line([]), line([1, 0, 1])]).toEqual([null, null, null, null]);
  });
});
