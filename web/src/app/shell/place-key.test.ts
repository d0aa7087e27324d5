import { expect, it } from 'vitest';
import { placeKey } from './place-key.ts';

const at = (pathname: string, key: string, search = '') => ({
  pathname,
  search,
  key,
  hash: '',
  state: null,
  unstable_mask: undefined,
});

it('keeps the place of an entry, and of the home list whichever way it is reached', () => {
  expect(placeKey(at('/events', 'k1'))).toBe('k1');
  expect(placeKey(at('/', 'k2', '?when=past'))).toBe('/');
});

it('tells apart two pages that were opened by their address', () => {
  expect(placeKey(at('/my-tickets', 'default'))).not.toBe(placeKey(at('/events', 'default')));
  expect(placeKey(at('/events', 'default', '?tab=a'))).not.toBe(placeKey(at('/events', 'default')));
});
