import { expect, it } from 'vitest';
import { importDetail } from './import-detail.ts';

it('lists the other counts of an import, without zeros', () => {
  expect(importDetail({ corrected: 3, unchanged: 1200 })).toEqual({
    detail: '3 corrected, 1,200 unchanged.',
  });
  expect(importDetail({ corrected: 0, unchanged: 12 })).toEqual({ detail: '12 unchanged.' });
  expect(importDetail({ corrected: 0, unchanged: 0 })).toEqual({});
});
