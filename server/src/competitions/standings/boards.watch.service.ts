import { boardTopicPrefix, insideBoardTopicPrefix } from '@chalkline/contract/competitions/board-topics.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { LiveTopic } from '../../platform/live/live-topics.ts';
import { hasRight, maySee } from '../competitions/competitions.policy.ts';
import { findBoardAudience } from './boards.repository.ts';

/** `board:<division id>` can be watched by everyone who can see the competition. */
export const boardLiveTopic: LiveTopic = {
  prefix: boardTopicPrefix,
  mayWatch: async (parts, viewer, divisionId) => {
    if (!isId(divisionId)) return false;
    const audience = await findBoardAudience(parts.database.sql, divisionId, viewer?.personId ?? null);
    return audience !== null && maySee(audience);
  },
};

/** `board-inside:<division id>` can be watched by staff. */
export const insideBoardLiveTopic: LiveTopic = {
  prefix: insideBoardTopicPrefix,
  mayWatch: async (parts, viewer, divisionId) => {
    if (!isId(divisionId) || viewer === null) return false;
    const audience = await findBoardAudience(parts.database.sql, divisionId, viewer.personId);
    return audience !== null && hasRight(audience, 'seeInside');
  },
};
