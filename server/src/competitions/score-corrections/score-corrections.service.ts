import type { NewScore } from '@chalkline/contract/competitions/score.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { type RecordedScore, recordWithin } from '../scores/scores.record.service.ts';
import { notifyOfCorrections } from './score-corrections.notify.service.ts';

/** Records a score as `recordScore` does, and notifies the athlete if it corrects a published one. */
export async function recordAndNotify(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewScore,
): Promise<RecordedScore> {
  return parts.database.transaction(async (tx) => {
    const score = await recordWithin(parts, tx, viewer, competitionId, body);
    await notifyOfCorrections(parts, tx, viewer, [score]);
    return score;
  });
}
