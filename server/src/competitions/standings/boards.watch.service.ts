import { boardTopicPrefix } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { LiveTopic } from '../../platform/live/live-topics.ts';
import { maySee } from '../competitions/competitions.policy.ts';
import { findBoardAudience } from './boards.repository.ts';

/** `board:<division id>` is watched by whoever may see the competition. */
export const boardLiveTopic: LiveTopic = {
  prefix: boardTopicPrefix,
  mayWatch: async (parts, viewer, divisionId) => {
    if (!isId(divisionId)) return false;
    const audience = await findBoardAudience(parts.database.sql, divisionId, viewer?.personId ?? null);
    return audience !== null && maySee(audience);
  },
};
