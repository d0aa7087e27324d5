import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';

/** Whether anybody may open its page: only then does the server give a link to share. */
export function isPublic({ state, visibility }: Pick<CompetitionReply, 'state' | 'visibility'>): boolean {
  return state !== 'draft' && visibility === 'public';
}
