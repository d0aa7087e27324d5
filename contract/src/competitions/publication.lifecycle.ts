import type { Lifecycle } from '../lifecycle.ts';

/**
 * How far the results of one workout in one division are told. `draft` is seen by the competition's people
 * only. `published` is provisional. `frozen` shows what stood when it was frozen; scores go on coming in
 * behind it. `final` takes who handed in nothing as absent. `withdrawn` was published once and is taken back.
 */
export const publicationStates = ['draft', 'published', 'frozen', 'final', 'withdrawn'] as const;
export type PublicationState = (typeof publicationStates)[number];

export const publicationMoves: Lifecycle<PublicationState> = {
  draft: ['published', 'final'],
  published: ['frozen', 'final', 'withdrawn'],
  frozen: ['published', 'final', 'withdrawn'],
  final: ['published', 'withdrawn'],
  withdrawn: ['published', 'final'],
};

/** Whether everybody sees results in this state, be it as they were when it was frozen. */
export function isPublic(state: PublicationState): boolean {
  return state !== 'draft' && state !== 'withdrawn';
}

/** When results are told: as they come in, or workout by workout when somebody publishes them. */
export const showResults = ['at_once', 'when_published'] as const;
export type ShowResults = (typeof showResults)[number];
