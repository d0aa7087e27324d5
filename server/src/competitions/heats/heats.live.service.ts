import {
  heatsChangedKind,
  heatsTopic,
  heatsTopicPrefix,
} from '@chalkline/contract/competitions/heat-topics.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LiveTopic } from '../../platform/live/live-topics.ts';
import type { Parts } from '../../platform/parts.ts';
import { findVisible } from '../competitions/competition-access.service.ts';

/** `heats:<competition id>` is watched by anyone who may see the competition. It only ever says: read them again. */
export const heatsLiveTopic: LiveTopic = {
  prefix: heatsTopicPrefix,
  mayWatch: async (parts, viewer, competitionId) =>
    (await findVisible(parts.database.sql, viewer, competitionId)) !== null,
};

export function publishHeatsChanged(
  parts: Pick<Parts, 'live'>,
  tx: Transaction,
  competitionId: string,
): Promise<void> {
  return parts.live.publish(tx, { topic: heatsTopic(competitionId), kind: heatsChangedKind, data: null });
}
