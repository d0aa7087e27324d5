import { expect, it } from 'vitest';
import { filtersIn } from './home-filters.ts';

it.each([
  ['', { search: '', status: 'upcoming', online: null }],
  ['status=past&online=false&search=%20oslo%20', { search: 'oslo', status: 'past', online: false }],
  ['status=nonsense&online=1', { search: '', status: 'upcoming', online: null }],
])('reads ?%s', (query, filters) => {
  expect(filtersIn(new URLSearchParams(query))).toEqual(filters);
});
