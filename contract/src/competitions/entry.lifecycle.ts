import type { Lifecycle } from '../lifecycle.ts';

/**
 * An entry's place in the competition. What a state does to its ranking stands in the scoring settings. `cut`
 * keeps its place by points, `out` takes no part at all and never did.
 */
export const entryStates = ['active', 'cut', 'withdrawn', 'disqualified', 'out'] as const;
export type EntryState = (typeof entryStates)[number];

/**
 * Entries in these states take one of their division's places: who was cut or disqualified took part, who withdrew or
 * never took part leaves it to somebody else.
 */
export const placeHoldingStates = ['active', 'cut', 'disqualified'] as const satisfies readonly EntryState[];

export function holdsPlace(state: EntryState): boolean {
  return placeHoldingStates.some((holding) => holding === state);
}

/** Every move can be undone; who disqualifies somebody that withdrew is kept in the audit log. */
export const entryMoves: Lifecycle<EntryState> = {
  active: ['cut', 'withdrawn', 'disqualified', 'out'],
  cut: ['active', 'withdrawn', 'disqualified'],
  withdrawn: ['active', 'disqualified'],
  disqualified: ['active'],
  out: ['active'],
};
