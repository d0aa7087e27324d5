import { expect, it } from 'vitest';
import { needOf } from './need-text.ts';

const training = { programs: [], adherence: { due: 0, done: 0 }, lastWorkout: null };

it.each([
  [{ needs: 'pain', state: 'active', training }, 'Note about pain'],
  [{ needs: null, state: 'asked', training: null }, 'Request to answer'],
  [{ needs: null, state: 'active', training }, 'On track'],
  [{ needs: null, state: 'active', training: null }, '–'],
  [{ needs: null, state: 'paused', training }, '–'],
] as const)('tells of %o: %s', (client, words) => {
  expect(needOf(client as unknown as Parameters<typeof needOf>[0]).words).toBe(words);
});
