import { expect, it } from 'vitest';
import { mayMove, unreachableStates } from '../lifecycle.ts';
import { staffInvitationMoves, staffInvitationStates } from './staff-invitation.lifecycle.ts';

it('an invitation to the staff reaches each of its states, and is answered only while it waits', () => {
  expect(unreachableStates(staffInvitationMoves, 'waiting')).toEqual([]);
  for (const from of staffInvitationStates.filter((state) => state !== 'waiting')) {
    const reached = staffInvitationStates.filter((to) => mayMove(staffInvitationMoves, from, to));
    expect(reached).toEqual(['waiting']);
  }
});
