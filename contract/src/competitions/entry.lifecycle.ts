import type { Lifecycle } from '../lifecycle.ts';

/**
 * An entry's place in the competition. What a state does to its ranking stands in the scoring settings. `cut`
 * keeps its place by points, `out` takes no part at all and never did.
 */
export const entryStates = ['active', 'cut', 'withdrawn', 'disqualified', 'out'] as const;
export type EntryState = (typeof entryStates)[number];

/** Every move can be undone; who disqualifies somebody that withdrew is kept in the audit log. */
export const entryMoves: Lifecycle<EntryState> = {
  active: ['cut', 'withdrawn', 'disqualified', 'out'],
  cut: ['active', 'withdrawn', 'disqualified'],
  withdrawn: ['active', 'disqualified'],
  disqualified: ['active'],
  out: ['active'],
};
