import { doorChangedKind, doorTopic, doorTopicPrefix } from '@chalkline/contract/events/door-topics.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LiveTopic } from '../../platform/live/live-topics.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDoor } from './door.access.service.ts';

/** `door:<event id>` is watched by those who work there. It only ever says: read again. */
export const doorLiveTopic: LiveTopic = {
  prefix: doorTopicPrefix,
  mayWatch: async ({ database }, viewer, eventId) =>
    viewer !== null && ((await findDoor(database.sql, viewer, eventId))?.worksHere ?? false),
};

export function publishDoorChanged(
  parts: Pick<Parts, 'live'>,
  tx: Transaction,
  eventId: string,
): Promise<void> {
  return parts.live.publish(tx, { topic: doorTopic(eventId), kind: doorChangedKind, data: null });
}
