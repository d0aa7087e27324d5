import {
  checkInsChangedKind,
  checkInsTopic,
  checkInsTopicPrefix,
} from '@chalkline/contract/competitions/check-in-topics.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LiveTopic } from '../../platform/live/live-topics.ts';
import type { Parts } from '../../platform/parts.ts';
import { findVisible } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';

/** `check-ins:<competition id>` is watched by the staff. It only ever says: read them again. */
export const checkInsLiveTopic: LiveTopic = {
  prefix: checkInsTopicPrefix,
  mayWatch: async (parts, viewer, competitionId) => {
    const seen = await findVisible(parts.database.sql, viewer, competitionId);
    return seen !== null && hasRight(seen, 'seeInside');
  },
};

export function publishCheckIns(
  parts: Pick<Parts, 'live'>,
  tx: Transaction,
  competitionId: string,
): Promise<void> {
  return parts.live.publish(tx, {
    topic: checkInsTopic(competitionId),
    kind: checkInsChangedKind,
    data: null,
  });
}
