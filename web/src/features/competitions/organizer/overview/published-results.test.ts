import { expect, it } from 'vitest';
import { publishedCount } from './published-results.ts';

const of = (divisionId: string, workoutId: string) => ({ divisionId, workoutId });

it('counts the results that are public and have a score', () => {
  const publications = [
    { ...of('women', 'row'), state: 'published' as const },
    { ...of('women', 'run'), state: 'final' as const },
    { ...of('men', 'row'), state: 'published' as const },
    { ...of('men', 'run'), state: 'draft' as const },
  ];
  const counts = [
    { ...of('women', 'row'), scores: 3 },
    { ...of('women', 'run'), scores: 1 },
    { ...of('men', 'row'), scores: 0 },
    { ...of('men', 'run'), scores: 2 },
  ];
  expect(publishedCount(publications, counts, [])).toBe(2);
  expect(publishedCount(publications, [], [])).toBe(0);
  // The men are teams that add up what the women did.
  const teams = [{ id: 'men', teams: { by: 'sum' } as const }];
  expect(publishedCount(publications, counts, teams)).toBe(3);
});
