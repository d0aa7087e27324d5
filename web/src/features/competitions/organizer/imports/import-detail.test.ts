import { expect, it } from 'vitest';
import { importDetail } from './import-detail.ts';

it('tells what an import did beside adding, and nothing of what is none', () => {
  expect(importDetail({ corrected: 3, 'as they were': 1200 })).toEqual({
    detail: '3 corrected, 1,200 as they were.',
  });
  expect(importDetail({ corrected: 0, 'as they were': 12 })).toEqual({ detail: '12 as they were.' });
  expect(importDetail({ corrected: 0, 'as they were': 0 })).toEqual({});
});
