import { expect, it } from 'vitest';
import { unreachableStates } from '../lifecycle.ts';
import { teamPaymentMoves, teamPaymentStates } from './team-payment.lifecycle.ts';

it('ends for good once a team has lost its place, and opens again for a share that goes back', () => {
  expect(Object.keys(teamPaymentMoves)).toEqual(teamPaymentStates);
  expect(unreachableStates(teamPaymentMoves, 'collecting')).toEqual([]);
  expect(teamPaymentStates.filter((state) => teamPaymentMoves[state].length === 0)).toEqual([
    'lapsed',
    'withdrawn',
  ]);
  expect(teamPaymentMoves.paid).toEqual(['collecting', 'withdrawn']);
});
