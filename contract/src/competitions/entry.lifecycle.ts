import type { Lifecycle } from '../lifecycle.ts';

/** An entry's place in the competition. What a state does to its ranking stands in the scoring settings. */
export const entryStates = ['active', 'withdrawn', 'disqualified'] as const;
export type EntryState = (typeof entryStates)[number];

/** Every move can be undone; who disqualifies somebody that withdrew is kept in the audit log. */
export const entryMoves: Lifecycle<EntryState> = {
  active: ['withdrawn', 'disqualified'],
  withdrawn: ['active', 'disqualified'],
  disqualified: ['active'],
};
