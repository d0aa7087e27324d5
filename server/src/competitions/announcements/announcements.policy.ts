import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import { type CompetitionStanding, maySee } from '../competitions/competitions.policy.ts';

/**
 * Announcements for the staff are for them alone, and those for volunteers for the staff and who has a shift. All others are
 * visible to everyone who can see the competition.
 */
export function maySeeAnnouncement(
  standing: CompetitionStanding & { readonly isVolunteer: boolean },
  { audience }: { readonly audience: AnnouncementAudience },
): boolean {
  if (!maySee(standing)) return false;
  if (standing.role !== null) return true;
  return audience === 'volunteers' ? standing.isVolunteer : audience !== 'staff';
}
