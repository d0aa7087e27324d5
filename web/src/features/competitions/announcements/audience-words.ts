import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';

/** Whom it was for. */
export function audienceWords(
  { audience, divisionId }: Pick<AnnouncementReply, 'audience' | 'divisionId'>,
  { divisions }: Pick<CompetitionReply, 'divisions'>,
): string {
  if (audience === 'staff') return 'Staff only';
  if (audience === 'everybody') return 'Everybody';
  return divisions.find(({ id }) => id === divisionId)?.name ?? 'A division';
}
