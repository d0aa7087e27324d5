import { describe, expect, it } from 'vitest';
import { mayMove, unreachableStates } from '../lifecycle.ts';
import { emailChangeMoves } from './email-change.lifecycle.ts';

describe('the lifecycle of a change of e-mail', () => {
  it('reaches every state from being asked for', () => {
    expect(unreachableStates(emailChangeMoves, 'asked')).toEqual([]);
  });

  it('is undone only once it was confirmed, and for good', () => {
    expect(mayMove(emailChangeMoves, 'asked', 'undone')).toBe(false);
    expect(emailChangeMoves.undone).toEqual([]);
  });
});
