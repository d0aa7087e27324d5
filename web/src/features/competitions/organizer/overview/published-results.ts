import { isPublic } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';

/** How many results everybody sees: those without a score show nothing yet. */
export function publishedCount(
  publications: readonly Pick<PublicationReply, 'divisionId' | 'workoutId' | 'state'>[],
  counts: readonly Pick<ScoreCount, 'divisionId' | 'workoutId' | 'scores'>[],
): number {
  const scored = new Set(
    counts.flatMap(({ divisionId, workoutId, scores }) => (scores > 0 ? [`${divisionId} ${workoutId}`] : [])),
  );
  return publications.filter(
    ({ divisionId, workoutId, state }) => isPublic(state) && scored.has(`${divisionId} ${workoutId}`),
  ).length;
}
