import type { Lifecycle } from '../lifecycle.ts';

export const programRequestStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ProgramRequestState = (typeof programRequestStates)[number];

/** Answered once. The program can be requested or assigned again after that. */
export const programRequestMoves: Lifecycle<ProgramRequestState> = {
  open: ['accepted', 'declined', 'withdrawn'],
  accepted: [],
  declined: [],
  withdrawn: [],
};

/** Who answers: the person it is sent to; who sent it withdraws it. */
export function programRequestMovesOf(isMine: boolean, from: ProgramRequestState): ProgramRequestState[] {
  return programRequestMoves[from].filter((to) => (to === 'withdrawn') === isMine);
}
