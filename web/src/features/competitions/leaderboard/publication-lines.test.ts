import { expect, it } from 'vitest';
import { headSample } from '../testing/board-sample.ts';
import { publicationLines } from './publication-lines.ts';

const [workout] = headSample(1, 0).workouts as [ReturnType<typeof headSample>['workouts'][0]];
const of = (
  states: readonly (typeof workout.publication)[],
  standing: 'provisional' | 'final' = 'provisional',
) =>
  publicationLines({
    standing,
    workouts: states.map((publication, index) => ({ ...workout, name: `W${index + 1}`, publication })),
  });

it('says of workouts what is not plain', () => {
  expect(of(['published', 'published'])).toEqual([]);
  expect(of(['draft', 'published', 'draft'])).toEqual(['Not published yet: W1, W3.']);
  expect(of(['withdrawn', 'frozen', 'final'])).toEqual(['Hidden for now: W1.', 'Frozen: W2.', 'Final: W3.']);
  expect(of(['final', 'final'], 'final')).toEqual([]);
});
