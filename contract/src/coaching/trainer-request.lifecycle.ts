import type { Lifecycle } from '../lifecycle.ts';

export const trainerRequestStates = ['asked', 'accepted', 'declined', 'withdrawn'] as const;
export type TrainerRequestState = (typeof trainerRequestStates)[number];

/** A request to become a trainer is decided once; after that, only a new one is. */
export const trainerRequestMoves: Lifecycle<TrainerRequestState> = {
  asked: ['accepted', 'declined', 'withdrawn'],
  accepted: [],
  declined: [],
  withdrawn: [],
};

/** The states to which the person who asked, or an administrator, can move a request. */
export function trainerRequestMovesOf(
  side: 'person' | 'administrator',
  from: TrainerRequestState,
): TrainerRequestState[] {
  return trainerRequestMoves[from].filter((to) => (to === 'withdrawn') === (side === 'person'));
}
