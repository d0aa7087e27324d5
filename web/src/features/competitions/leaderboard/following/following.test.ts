import { beforeEach, expect, it } from 'vitest';
import { storageKeys } from '../../../../platform/storage-keys.ts';
import { keep, readKept } from './following.ts';

beforeEach(() => localStorage.clear());

it('keeps whom a visitor follows, for each competition', () => {
  keep(localStorage, 'c1', ['a', 'b']);
  keep(localStorage, 'c2', ['x']);
  expect(readKept(localStorage, 'c1')).toEqual(['a', 'b']);
  keep(localStorage, 'c1', []);
  expect(readKept(localStorage, 'c1')).toEqual([]);
  keep(localStorage, 'c2', []);
  expect(localStorage.getItem(storageKeys.followed)).toBe(null);
});

it('ignores invalid stored data', () => {
  for (const text of ['{', '[]', 'null', '{"c1":"a"}', '{"c1":[1]}']) {
    localStorage.setItem(storageKeys.followed, text);
    expect(readKept(localStorage, 'c1')).toEqual([]);
  }
});
