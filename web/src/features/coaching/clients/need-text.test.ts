import { expect, it } from 'vitest';
import { groupOf, needOf } from './need-text.ts';

const share = { due: 0, done: 0 };
const training = { programs: [], adherence: share, before: share, lastWorkout: null };
const program = { name: 'Strong pull', week: 6, weeks: 6, lastDay: '2026-12-01' };

it.each([
  [{ needs: 'pain', state: 'active', training }, 'Note about pain', 'bad'],
  [
    { needs: 'ending', state: 'active', training: { ...training, programs: [program] } },
    'Program ends Tue 1 Dec',
    'warn',
  ],
  [{ needs: null, state: 'asked', training: null }, 'Request to answer', 'warn'],
  [{ needs: null, state: 'active', training }, 'On track', 'quiet'],
  [{ needs: null, state: 'active', training: null }, '', 'quiet'],
  [{ needs: null, state: 'paused', training }, '', 'quiet'],
] as const)('tells of %o: %s', (client, words, tone) => {
  expect(needOf(client as unknown as Parameters<typeof needOf>[0])).toEqual({ words, tone });
});

it('groups clients by what they need', () => {
  expect(groupOf({ needs: 'pain', state: 'active' })).toBe('Need you first');
  expect(groupOf({ needs: 'reply', state: 'paused' })).toBe('Need you first');
  expect(groupOf({ needs: null, state: 'asked' })).toBe('Requests');
  expect(groupOf({ needs: null, state: 'active' })).toBe('Nothing waiting');
  expect(groupOf({ needs: null, state: 'ended' })).toBe('Paused and ended');
});
