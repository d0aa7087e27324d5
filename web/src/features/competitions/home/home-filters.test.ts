import { expect, it } from 'vitest';
import { countFilters, filtersIn } from './home-filters.ts';

const usual = {
  search: '',
  status: 'upcoming',
  online: null,
  country: null,
  from: null,
  to: null,
  division: null,
  price: null,
  sort: null,
};

it.each([
  ['', {}],
  ['status=past&online=false&search=%20oslo%20', { search: 'oslo', status: 'past', online: false }],
  ['country=PER&division=masters&sort=latest', { country: 'PER', division: 'masters', sort: 'latest' }],
  ['price=free', { price: 'free' }],
  ['price=cheap', {}],
  ['from=2026-12-05&to=2026-12-06', { from: '2026-12-05', to: '2026-12-06' }],
  ['status=past&sort=latest', { status: 'past' }],
  ['status=nonsense&online=1&country=Peru&division=giants&sort=price', {}],
  ['from=2026-06-31&to=0002-01-01', {}],
  ['from=2026-12-06&to=2026-12-05', { from: '2026-12-06' }],
])('reads ?%s', (query, filters) => {
  expect(filtersIn(new URLSearchParams(query))).toEqual({ ...usual, ...filters });
});

it('counts active filter chips', () => {
  const counted = (query: string) => countFilters(filtersIn(new URLSearchParams(query)));
  expect(counted('search=oslo&status=past&sort=soonest')).toBe(0);
  expect(counted('online=true&country=NOR&from=2026-12-05&to=2026-12-06&division=teens&price=paid')).toBe(6);
});
