import { describe, expect, it } from 'vitest';
import { firstIdOf, isId, newId } from './new-id.ts';

describe('newId', () => {
  it('is a UUID v7 that carries its moment', () => {
    const id = newId(Date.parse('2026-06-01T09:00:00Z'));
    expect(isId(id)).toBe(true);
    expect(id[14]).toBe('7');
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-06-01T09:00:00Z'));
  });

  it('never comes twice, and later ones sort later', () => {
    const ids = Array.from({ length: 5000 }, () => newId());
    expect(new Set(ids).size).toBe(5000);
    expect(newId(1000) < newId(2000)).toBe(true);
    expect(ids.every(isId)).toBe(true);
    const ofOneMoment = Array.from({ length: 5000 }, (_, at) => {
      newId(at);
      return newId(3000);
    });
    expect(ofOneMoment).toEqual(ofOneMoment.toSorted());
  });

  it.each([
    '',
    'x',
    '../../etc',
    '01926f3a-7c1e-7000-c000-000000000000',
    '01926f3a-7c1e-7000-8000-00000000000g',
  ])('does not take %j for an id', (text) => expect(isId(text)).toBe(false));
});

describe('firstIdOf', () => {
  it('is between ids created before a moment and ids created from then on', () => {
    expect(newId(1999) < firstIdOf(2000)).toBe(true);
    expect(firstIdOf(2000) < newId(2000)).toBe(true);
  });
});
