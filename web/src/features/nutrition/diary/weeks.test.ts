import { expect, it } from 'vitest';
import { weeksOf } from './weeks.ts';

const sum = (exact: bigint, known = 1) => ({ exact: String(exact), known, of: 1 });
const dayWith = (day: string, energy: bigint, known = 1) => ({
  day,
  entries: 1,
  energy: sum(energy, known),
  protein: sum(0n, 0),
  carbohydrate: sum(0n),
  fat: sum(0n),
});

it('averages the days that were logged, and tells what isn’t known', () => {
  const days = [dayWith('2026-11-16', 100n), dayWith('2026-11-17', 200n), dayWith('2026-11-23', 50n, 1)];
  const energy = weeksOf(days, '2026-11-23', 3, 'energy');
  expect(energy.map(({ average, isKnown }) => [average, isKnown])).toEqual([
    [null, true],
    [100n, true],
    [125n, true],
  ]);
  const protein = weeksOf(days, '2026-11-23', 3, 'protein');
  expect(protein.map(({ average, isKnown }) => [average, isKnown])).toEqual([
    [null, true],
    [null, false],
    [null, false],
  ]);
});
