import { describe, expect, it } from 'vitest';
import { mayMove, unreachableStates } from '../lifecycle.ts';
import { personMoves } from './person.lifecycle.ts';

describe('the lifecycle of a person', () => {
  it('reaches every state from an invitation', () => {
    expect(unreachableStates(personMoves, 'invited')).toEqual([]);
  });

  it('has no way back to an invitation', () => {
    expect(mayMove(personMoves, 'active', 'invited')).toBe(false);
    expect(mayMove(personMoves, 'suspended', 'invited')).toBe(false);
  });

  it('lets whoever is leaving change their mind', () => {
    expect(mayMove(personMoves, 'leaving', 'active')).toBe(true);
  });
});
