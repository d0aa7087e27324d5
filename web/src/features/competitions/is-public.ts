import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';

/** Whether anyone may open its page. Only then does the server create a share link. */
export function isPublic({ state, visibility }: Pick<CompetitionReply, 'state' | 'visibility'>): boolean {
  return state !== 'draft' && visibility === 'public';
}
