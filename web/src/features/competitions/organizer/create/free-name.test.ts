import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

it('finds an unused name', () => {
  expect(freeName('Teens', [])).toBe('Teens copy');
  expect(freeName('Teens', [{ name: 'teens COPY' }])).toBe('Teens copy 2');
  expect(freeName('Teens', [{ name: 'Teens copy' }, { name: 'Teens copy 2' }])).toBe('Teens copy 3');
  expect(freeName('x'.repeat(80), []).length).toBeLessThanOrEqual(80);
});
