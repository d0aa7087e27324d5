import type { Lifecycle } from '../lifecycle.ts';

/**
 * An entry's state in the competition. How a state affects the ranking is part of the scoring settings. `cut` keeps its
 * place by points; `out` does not take part and never did.
 */
export const entryStates = ['active', 'cut', 'withdrawn', 'disqualified', 'out'] as const;
export type EntryState = (typeof entryStates)[number];

/**
 * States that take up one of the division's places. Entries that were cut or disqualified took part; those that
 * withdrew or never took part free their place.
 */
export const placeHoldingStates = ['active', 'cut', 'disqualified'] as const satisfies readonly EntryState[];

export function holdsPlace(state: EntryState): boolean {
  return placeHoldingStates.some((holding) => holding === state);
}

/** An entry can go back to `active` from every state. The audit log has its earlier moves. */
export const entryMoves: Lifecycle<EntryState> = {
  active: ['cut', 'withdrawn', 'disqualified', 'out'],
  cut: ['active', 'withdrawn', 'disqualified'],
  withdrawn: ['active', 'disqualified'],
  disqualified: ['active'],
  out: ['active'],
};

/**
 * Since when an entry that moves has left: `now`, or since `before` where it had. Who withdraws after a cut leaves at that
 * moment; who withdrew and is disqualified afterwards left when they withdrew.
 */
export function leavesWith(from: EntryState, to: EntryState): 'never' | 'now' | 'before' {
  if (to === 'active') return 'never';
  return from === 'cut' && to === 'withdrawn' ? 'now' : 'before';
}
