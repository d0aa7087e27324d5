import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { Announcement } from './announcements.service.ts';

export function presentAnnouncement(announcement: Announcement): AnnouncementReply {
  const { id, title, body, audience, divisionId, pinned, authorId, authorName, version } = announcement;
  return {
    id,
    title,
    body,
    audience,
    divisionId,
    pinned,
    author: { id: authorId, name: authorName },
    version,
    createdAt: announcement.createdAt.toISOString(),
    editedAt: announcement.editedAt?.toISOString() ?? null,
  };
}
