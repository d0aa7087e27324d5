import { expect, it } from 'vitest';
import { mayMove, unreachableStates } from '../lifecycle.ts';
import { invitationMoves, invitationStates } from './invitation.lifecycle.ts';

it('an invitation can reach each of its states, and is answered once', () => {
  expect(unreachableStates(invitationMoves, 'waiting')).toEqual([]);
  for (const to of invitationStates) {
    expect([mayMove(invitationMoves, 'accepted', to), mayMove(invitationMoves, 'revoked', to)]).toEqual([
      false,
      false,
    ]);
  }
});
