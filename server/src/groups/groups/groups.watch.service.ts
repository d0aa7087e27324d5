import type { LiveTopic } from '../../platform/live/live-topics.ts';
import { findVisibleGroup } from './group-access.service.ts';

/** What happens in a group, for those who may read it. Rights that end cut the stream (decision 050). */
export const groupLiveTopic: LiveTopic = {
  prefix: 'group',
  mayWatch: async ({ database }, viewer, id) =>
    (await findVisibleGroup(database.sql, viewer, id))?.can.read ?? false,
};
