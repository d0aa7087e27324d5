import { expect, it } from 'vitest';
import { cellSample, headSample, rowSample } from '../../testing/board-sample.ts';
import { progressText } from './progress-text.ts';

const [workout] = headSample(1, 0).workouts as [ReturnType<typeof headSample>['workouts'][0]];
const head = (count: number, standing: 'provisional' | 'final' = 'provisional') => ({
  standing,
  workouts: Array.from({ length: count }, (_, at) => ({ ...workout, id: `w${at}` })),
});
const scored = cellSample();
const awaited = cellSample({ scoreId: null, kind: 'pending', place: null, points: null });

it('says how far a division is, and never that all is over before it is', () => {
  const two = (first: (typeof scored)[], second: (typeof scored)[], count = 2) =>
    progressText(head(count), [rowSample(0, { cells: first }), rowSample(1, { cells: second })]);
  expect(two([awaited, awaited], [awaited, awaited])).toBe('before the first workout');
  expect(two([scored, awaited], [awaited, awaited])).toBe('1 of 2 workouts begun');
  expect(two([scored, awaited], [scored, awaited])).toBe('after 1 of 2 workouts');
  expect(two([scored, scored], [scored, scored])).toBe('all 2 workouts in');
  expect(two([scored], [awaited], 1)).toBe('scores coming in');
  expect(progressText(head(2, 'final'), [rowSample(0, { cells: [scored, awaited] })])).toBe(
    'final, after 2 workouts',
  );
});

it('counts unreleased workouts', () => {
  const rows = [rowSample(0, { cells: [scored, scored] }), rowSample(1, { cells: [scored, scored] })];
  expect(progressText(head(2), rows, 1)).toBe('after 2 of 3 workouts');
  expect(progressText(head(1), [rowSample(0, { cells: [scored] })], 1)).toBe('after 1 of 2 workouts');
});

it('calls nothing final while a workout is to come', () => {
  const rows = [rowSample(0, { cells: [scored, scored] })];
  expect(progressText(head(2, 'final'), rows, 1)).toBe('after 2 of 3 workouts');
});

it('does not wait for athletes who withdrew', () => {
  const left = rowSample(1, { status: 'withdrawn', cells: [scored, awaited] });
  expect(progressText(head(2), [rowSample(0, { cells: [scored, scored] }), left])).toBe('all 2 workouts in');
});
