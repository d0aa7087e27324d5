import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { Announcement } from './announcements.service.ts';

export function presentAnnouncement({ createdAt, editedAt, ...facts }: Announcement): AnnouncementReply {
  return { ...facts, createdAt: createdAt.toISOString(), editedAt: editedAt?.toISOString() ?? null };
}
