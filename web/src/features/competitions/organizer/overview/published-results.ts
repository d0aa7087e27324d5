import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { isPublic } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';

/** How many results everybody sees: those without a score show nothing yet; teams that add up theirs have any. */
export function publishedCount(
  publications: readonly Pick<PublicationReply, 'divisionId' | 'workoutId' | 'state'>[],
  counts: readonly Pick<ScoreCount, 'divisionId' | 'workoutId' | 'scores'>[],
  divisions: readonly Pick<DivisionReply, 'id' | 'teams'>[],
): number {
  const added = divisions.flatMap(({ id, teams }) => (isAddedUp(teams) ? [id] : []));
  const scored = new Set(
    counts.flatMap(({ divisionId, workoutId, scores }) =>
      scores > 0 ? [divisionId, ...added].map((id) => `${id} ${workoutId}`) : [],
    ),
  );
  return publications.filter(
    ({ divisionId, workoutId, state }) => isPublic(state) && scored.has(`${divisionId} ${workoutId}`),
  ).length;
}
