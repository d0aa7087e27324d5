import { expect, it } from 'vitest';
import { readSurvivors, survivorsPage } from './survivors.ts';

const files = ['a.ts', 'b.ts', 'c.ts'].map((file) => ({ file }));
const a = {
  file: 'a.ts',
  mistakes: 4,
  survivors: ['a.ts:1: x becomes y', 'a.ts:2: 0 becomes 1 in return 0;'],
};
const b = { file: 'b.ts', mistakes: 3, survivors: [] };

it('the list keeps what is known of files that were not tried again', () => {
  const before = survivorsPage(files, [b, a]);
  expect(readSurvivors(before)).toEqual([a, b]);
  expect(before).toContain('2 of 7 in 2 files');
  expect(before).toContain('c.ts: never tried');
  const after = survivorsPage(files, [...readSurvivors(before), { ...a, survivors: [] }]);
  expect(readSurvivors(after)).toEqual([{ ...a, survivors: [] }, b]);
  expect(after).toContain('0 of 7 in 2 files');
});

it('a file that is no subject any more is left out', () => {
  expect(readSurvivors(survivorsPage([{ file: 'b.ts' }], [a, b]))).toEqual([b]);
});
