import { expect, it } from 'vitest';
import { needOf } from './need-text.ts';

const training = { programs: [], adherence: { due: 0, done: 0 }, lastWorkout: null };

it.each([
  [{ needs: 'pain', state: 'active', training }, 'Note about pain', 'bad'],
  [{ needs: null, state: 'asked', training: null }, 'Request to answer', 'warn'],
  [{ needs: null, state: 'active', training }, 'On track', 'quiet'],
  [{ needs: null, state: 'active', training: null }, '', 'quiet'],
  [{ needs: null, state: 'paused', training }, '', 'quiet'],
] as const)('tells of %o: %s', (client, words, tone) => {
  expect(needOf(client as unknown as Parameters<typeof needOf>[0])).toEqual({ words, tone });
});
