import { describe, expect, it } from 'vitest';
import { mayMove, unreachableStates } from '../lifecycle.ts';
import { personMoves, personStates } from './person.lifecycle.ts';

describe('the lifecycle of a person', () => {
  it('reaches every state from a guest, but that of a judge by link, who never becomes anybody else', () => {
    expect(unreachableStates(personMoves, 'guest')).toEqual(['by_link']);
    expect(personMoves.by_link).toEqual([]);
  });

  it('has no way back to an invitation', () => {
    expect(mayMove(personMoves, 'active', 'invited')).toBe(false);
    expect(mayMove(personMoves, 'suspended', 'invited')).toBe(false);
  });

  it('makes nobody a guest who has an account', () => {
    expect(personStates.filter((state) => mayMove(personMoves, state, 'guest'))).toEqual([]);
  });

  it('lets people who are leaving change their mind', () => {
    expect(mayMove(personMoves, 'leaving', 'active')).toBe(true);
  });

  it('erases only who is leaving, and for good', () => {
    const before = personStates.filter((state) => mayMove(personMoves, state, 'erased'));
    expect(before).toEqual(['leaving']);
    expect(personMoves.erased).toEqual([]);
  });
});
