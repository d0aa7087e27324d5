import { expect, it } from 'vitest';
import { filtersIn, orderIn } from './people-filters.ts';

const today = new Date('2026-11-21T11:00:00Z');

it('reads the filters of an address and leaves out what it does not know', () => {
  const params = new URLSearchParams(
    'search= mara &type=trainer&state=suspended&since=7&unverified=1&sort=name',
  );
  expect(filtersIn(params, today)).toEqual({
    search: 'mara',
    accountType: 'trainer',
    state: 'suspended',
    signedInSince: '2026-11-14',
    unverified: 'true',
  });
  expect(orderIn(params)).toBe('name');
  const odd = new URLSearchParams('type=boss&state=gone&since=8&sort=age&search=');
  expect([filtersIn(odd, today), orderIn(odd)]).toEqual([{}, 'newest']);
});
