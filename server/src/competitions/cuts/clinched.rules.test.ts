import { describe, expect, it } from 'vitest';
import type { CutRole } from './advancing.rules.ts';
import { proofs, type RaceField, rivalsBefore, standardProof } from './clinched.rules.ts';

interface Reach {
  readonly best: number;
  readonly worst: number;
  readonly isSure: boolean;
}

/** `1..4 2..9? 3`: from the best to the worst that each can still end with; `?` may end with nothing. */
function reachesOf(text: string): Reach[] {
  return text.split(' ').map((one) => {
    const [best, worst = best] = one.replace('?', '').split('..');
    return { best: Number(best), worst: Number(worst), isSure: !one.endsWith('?') };
  });
}

function race(text: string, field: Partial<RaceField> & { readonly n?: number } = {}): RaceField {
  const reaches = reachesOf(text);
  const { n = 2, ...others } = field;
  const isThere = (entry: number) => {
    if (entry >= reaches.length) throw new Error('Nobody of them.');
    return true;
  };
  return {
    bounds: {
      width: 2,
      best: Float64Array.from(reaches.flatMap(({ best }) => [0, best])),
      worst: Float64Array.from(reaches.flatMap(({ worst, isSure }) => [isSure ? 0 : 1, worst])),
      isWhole: true,
    },
    places: { least: n, most: n },
    ties: 'all',
    movesUp: false,
    roleOf: () => 'candidate',
    isRival: isThere,
    mayGoOn: isThere,
    ...others,
  };
}

const all = (field: RaceField) =>
  Array.from({ length: field.bounds.best.length / field.bounds.width }, (_, entry) => proofs(field)(entry));
const roles =
  (others: Readonly<Record<number, CutRole>>) =>
  (entry: number): CutRole =>
    others[entry] ?? 'candidate';
const [clinched, out, open] = ['clinched', 'out', null];

describe('a proof', () => {
  it.each<[string, string, Parameters<typeof race>[1], readonly (string | null)[]]>([
    ['of all whose order is settled', '1 2 3', {}, [clinched, clinched, out]],
    ['of nobody where all may pass all', '1..9 1..9 1..9', {}, [open, open, open]],
    ['of who is ahead of all but one', '1..3 2..4 3.5..9 4.5..9', {}, [clinched, open, open, out]],
    ['of nobody whom two may still pass', '1..5 1..5 4..9 4..9', {}, [open, open, open, open]],
    ['of who is passed by two for certain', '1..2 1..2 3..9 1..9', {}, [open, open, out, open]],
    ['of all where there are places for all', '1..9 1..9', {}, [clinched, clinched]],
    ['of all but who has nothing yet', '1..9 1..9?', {}, [clinched, open]],
    ['that counts who has nothing yet behind all', '1..8 2..3? 2..4', { n: 1 }, [open, open, open]],
    ['of all where there are no places', '1 2', { n: 0 }, [out, out]],
    ['of equals, who go on together', '1 2 2', {}, [clinched, clinched, clinched]],
    ['of equals, who stay behind together', '1 2 2', { ties: 'none' }, [clinched, out, out]],
    ['of who is level with the worst at the line', '1 2..3 3..9', {}, [clinched, clinched, open]],
    ['of the one, where level stays behind', '1..2 2..3 3..9', { n: 1, ties: 'none' }, [open, out, out]],
    ['of an equal of itself alone', '1 2', { n: 1, ties: 'none' }, [clinched, out]],
    [
      'of nobody else where it is open how many places there are',
      '1 2 3 4',
      { places: { least: 1, most: 3 } },
      [clinched, open, open, out],
    ],
    [
      'where nobody is a rival of the first two',
      '5 5 1',
      { isRival: (entry) => entry < 2 },
      [clinched, clinched, clinched],
    ],
    [
      'of who is no rival, by the rivals',
      '1 2 3',
      { n: 1, isRival: (entry) => entry > 0 },
      [clinched, clinched, out],
    ],
    ['of nobody who has no part', '1 2', { roleOf: roles({ 0: 'none', 1: 'blocker' }) }, [open, open]],
    ['that leaves a place empty', '1 2 3', { roleOf: roles({ 0: 'blocker' }) }, [open, clinched, out]],
    [
      'by those alone who take a place',
      '1 2 3',
      { roleOf: roles({ 0: 'none' }), isRival: (entry) => entry > 0 },
      [open, clinched, clinched],
    ],
    [
      'of who cannot go on any more, who holds nobody up',
      '1 2 3',
      { mayGoOn: (entry) => entry > 0, isRival: (entry) => entry > 0 },
      [out, clinched, clinched],
    ],
    [
      'of nobody being out by who cannot go on any more',
      '1 2..4 3..4',
      { n: 1, mayGoOn: (entry) => entry > 0, isRival: (entry) => entry > 0 },
      [out, open, open],
    ],
    ['of nobody being out by half a point', '1 2.5 2..9', {}, [clinched, open, open]],
    [
      'of nobody by half a point where level stays behind',
      '1 2.5 2..9',
      { ties: 'none' },
      [clinched, open, open],
    ],
    [
      'of nobody being out by itself',
      '1 2',
      { places: { least: 1, most: 2 }, ties: 'none' },
      [clinched, open],
    ],
    ['of nobody being out while others may leave', '1 2 3', { movesUp: true }, [clinched, clinched, open]],
  ])('%s', (_, text, field, expected) => {
    expect(all(race(text, field))).toEqual(expected);
  });

  it('takes what is still open between equals for either', () => {
    const { bounds, ...field } = race('1 2 2');
    const parted = { ...bounds, isWhole: false };
    expect(all({ ...field, bounds: parted })).toEqual([clinched, open, open]);
    expect(all({ ...field, bounds: parted, ties: 'none' })).toEqual([clinched, open, open]);
  });

  it('is decided by the first number in which the keys differ', () => {
    const field = race('1 2 3', { n: 1 });
    const keys = Float64Array.from([0, 7, 0, 5, 0, 9]);
    const bounds = { width: 2, best: keys, worst: keys, isWhole: true };
    expect(all({ ...field, bounds })).toEqual([out, clinched, out]);
    const worst = Float64Array.from([1, 0, 0, 9, 0, 9]);
    expect(all({ ...field, bounds: { ...bounds, best: worst, worst } })).toEqual([out, clinched, clinched]);
  });
});

it('a key is enough depending on what rivals can reach, wherever the entry itself is', () => {
  const field = race('1..9 3 6', { n: 1 });
  const isEnough = rivalsBefore(field);
  expect([3, 4].map((total) => isEnough([0, total], 0))).toEqual([true, false]);
  expect([1, 2].map((total) => isEnough([0, total], 1))).toEqual([true, false]);
  expect(rivalsBefore(race('1', { n: 0 }))([0, 0], 0)).toBe(false);
});

it.each([
  [true, true, true, 'clinched'],
  [false, true, true, null],
  [false, false, true, 'out'],
  [true, true, false, 'out'],
  [false, true, false, 'out'],
] as const)(
  'a standard reached at the worst: %s, at the best: %s, may go on: %s, is %s',
  (worst, best, may, proof) => {
    expect(standardProof(worst, best, may)).toBe(proof);
  },
);
