import type { Lifecycle } from '../lifecycle.ts';

/**
 * The publication state of one workout's results in one division. `draft` is visible to staff only. `published` is
 * provisional. `frozen` shows the results as of the freeze, while new scores are still accepted. `final` treats
 * athletes without a score as absent. `withdrawn` was published before and no longer is.
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

/** Whether results in this state are public, even if only as of a freeze. */
export function isPublic(state: PublicationState): boolean {
  return state !== 'draft' && state !== 'withdrawn';
}

/** When results become public: as they come in, or workout by workout when the organizer publishes them. */
export const showResults = ['at_once', 'when_published'] as const;
export type ShowResults = (typeof showResults)[number];
