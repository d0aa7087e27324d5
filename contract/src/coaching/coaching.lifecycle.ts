import type { Lifecycle } from '../lifecycle.ts';

export const coachingStates = ['asked', 'refused', 'withdrawn', 'active', 'paused', 'ended'] as const;
export type CoachingState = (typeof coachingStates)[number];

/** From a request to its end. After it, only a new request starts another coaching. */
export const coachingMoves: Lifecycle<CoachingState> = {
  asked: ['active', 'refused', 'withdrawn'],
  refused: [],
  withdrawn: [],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

export const coachingSides = ['trainer', 'client'] as const;
export type CoachingSide = (typeof coachingSides)[number];

/** Who may move a coaching to each state. */
const movers: Readonly<Record<CoachingState, readonly CoachingSide[]>> = {
  asked: [],
  refused: ['trainer'],
  withdrawn: ['client'],
  active: ['trainer'],
  paused: ['trainer'],
  ended: ['trainer', 'client'],
};

/** The states that this side can move a coaching to. */
export function coachingMovesOf(side: CoachingSide, from: CoachingState): CoachingState[] {
  return coachingMoves[from].filter((to) => movers[to].includes(side));
}

/** The states in which a trainer reads what the client shares. */
export function isCoached(state: CoachingState): boolean {
  return state === 'active' || state === 'paused';
}
