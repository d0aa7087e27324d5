import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import { type CompetitionStanding, maySee } from '../competitions/competitions.policy.ts';

/** What is for the staff is theirs; everything else stands on the competition's page for whoever may see that. */
export function maySeeAnnouncement(
  standing: CompetitionStanding,
  { audience }: { readonly audience: AnnouncementAudience },
): boolean {
  return maySee(standing) && (audience !== 'staff' || standing.role !== null);
}
