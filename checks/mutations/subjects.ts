/** A file of rules with the tests that alone must find every mistake in it. */
export interface Subject {
  readonly file: string;
  readonly tests: readonly string[];
}

const ranking = 'server/src/competitions/ranking';

function tested(name: string, ...tests: readonly string[]): Subject {
  return {
    file: `${ranking}/${name}.rules.ts`,
    tests: tests.map((test) => `${ranking}/${test}.test.ts`),
  };
}

const cuts = 'server/src/competitions/cuts';

function ofCuts(name: string, ...tests: readonly string[]): Subject {
  return { file: `${cuts}/${name}.rules.ts`, tests: tests.map((test) => `${cuts}/${test}.test.ts`) };
}

/** The rules that make places, points and the overall. */
export const subjects: readonly Subject[] = [
  tested('sort-key', 'sort-key.rules', 'workout-ranking.rules', 'ranking-properties'),
  tested('places', 'sort-by-keys.rules', 'workout-ranking.rules', 'overall.rules', 'ranking-properties'),
  tested('sort-by-keys', 'sort-by-keys.rules', 'workout-ranking.rules', 'ranking-properties'),
  tested(
    'workout-ranking',
    'workout-ranking.rules',
    'workout-points.rules',
    'overall.rules',
    'ranking-properties',
  ),
  tested('workout-points', 'workout-points.rules', 'overall.rules'),
  tested('raw-amount', 'workout-points.rules', 'team-result.rules', 'overall.rules'),
  tested('share-of-best', 'share-of-best.rules'),
  tested('totals', 'overall-key.rules', 'overall.rules', 'ranking-properties'),
  tested('overall-key', 'overall-key.rules', 'overall.rules', 'ranking-properties'),
  tested('overall', 'overall-key.rules', 'overall.rules', 'ranking-properties'),
  tested('explain', 'explain.rules'),
  tested('points-sentences', 'points-sentences.rules'),
  tested('team-result', 'team-result.rules'),
  tested('distinct-results', 'distinct-results.rules'),
  ofCuts('advancing', 'advancing.rules'),
  ofCuts('cut-span', 'cut-span.rules'),
  ofCuts('clinched', 'clinched.rules'),
  ofCuts('bounds', 'bounds.rules'),
  ofCuts('standard', 'standard.rules'),
  ofCuts('cut-standing', 'cut-standing.rules'),
  ofCuts('needed', 'needed.rules'),
  ofCuts('cut-sentences', 'cut-sentences.rules'),
  ofCuts('board-cut', 'board-cut.rules'),
  ofCuts('explain-cut', 'board-cut.rules'),
  {
    file: 'contract/src/competitions/points-tables.ts',
    tests: ['contract/src/competitions/points-tables.test.ts'],
  },
  {
    file: 'contract/src/competitions/apply-penalties.ts',
    tests: ['contract/src/competitions/apply-penalties.test.ts'],
  },
];
