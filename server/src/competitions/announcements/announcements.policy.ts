import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import { type CompetitionStanding, maySee } from '../competitions/competitions.policy.ts';

/** Staff announcements are for staff only. All others are visible to everyone who can see the competition. */
export function maySeeAnnouncement(
  standing: CompetitionStanding,
  { audience }: { readonly audience: AnnouncementAudience },
): boolean {
  return maySee(standing) && (audience !== 'staff' || standing.role !== null);
}
