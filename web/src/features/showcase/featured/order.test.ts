import { describe, expect, it } from 'vitest';
import { fieldOf, momentOf } from './local-moment.ts';
import { movedTo } from './order.ts';

describe('movedTo', () => {
  it.each([
    [['a', 'b', 'c'], 'a', 2, 'b,c,a'],
    [['a', 'b', 'c'], 'c', 0, 'c,a,b'],
    [['a', 'b', 'c'], 'b', 9, 'a,c,b'],
    [['a', 'b', 'c'], 'b', -1, 'b,a,c'],
    [['a'], 'x', 0, 'a'],
  ])('%j: %s to %i', (ids, id, place, next) => expect(movedTo(ids, id, place).join()).toBe(next));
});

describe('a field of date and time', () => {
  it.each(['2026-12-05T09:30:00.000Z', '2026-06-30T23:59:00.000Z', '2027-01-01T00:00:00.000Z'])(
    'means the moment that was written into it: %s',
    (moment) => expect(momentOf(fieldOf(moment))).toBe(moment),
  );

  it('is empty for none', () => {
    expect([fieldOf(null), momentOf(''), momentOf('soon')]).toEqual(['', null, null]);
  });
});
