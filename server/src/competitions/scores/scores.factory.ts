import { type NewScore, newScore } from '@chalkline/contract/competitions/score.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { type RecordedScore, recordScore } from './scores.record.service.ts';

/** A score in the competition's first workout, but for what the sketch says. */
export async function score(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
  sketch: Partial<NewScore> & Pick<NewScore, 'entryId' | 'typed'>,
): Promise<RecordedScore> {
  const body = newScore.parse({
    submissionId: crypto.randomUUID(),
    workoutId: view.workouts[0]?.id,
    previousId: null,
    ...sketch,
  });
  return recordScore(parts, viewer, view.competition.id, body);
}
