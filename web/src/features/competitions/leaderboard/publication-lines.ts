import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';

const publicationTexts: Readonly<Record<PublicationState, string | null>> = {
  draft: 'Not published yet',
  published: null,
  frozen: 'Frozen',
  final: 'Final',
  withdrawn: 'Hidden for now',
};

/** What is to be said of single workouts: `Not published yet: Crane, The Lock.` Nothing where all are the same. */
export function publicationLines({ workouts, standing }: Pick<BoardHead, 'workouts' | 'standing'>): string[] {
  const byState = Map.groupBy(workouts, ({ publication }) => publication);
  return [...byState].flatMap(([state, some]) => {
    const words = publicationTexts[state];
    // The mark at the head says it already.
    if (words === null || (state === 'final' && standing === 'final')) return [];
    return [`${words}: ${some.map(({ name }) => name).join(', ')}.`];
  });
}
