import { expect, it } from 'vitest';
import { plainListIn } from './plain-list.queries.ts';

it('starts with live competitions, then upcoming ones, then past ones', () => {
  expect(plainListIn(new URLSearchParams()).sort).toBe('status');
  expect(plainListIn(new URLSearchParams('sort=latest')).sort).toBe('latest');
});
