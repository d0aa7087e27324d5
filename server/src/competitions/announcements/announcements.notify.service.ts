import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeWords,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { maySeeAnnouncement } from './announcements.policy.ts';
import { findAnnouncementsForNotices } from './announcements.repository.ts';
import { announcementSubjectKind, excerptOf } from './announcements.rules.ts';

/** Who wrote where is told only as long as they are among those it is for and may see the competition. */
export const announcementSubject: NotificationSubject = {
  kind: announcementSubjectKind,
  raises: ['announcement'],
  tell,
};

type NoticeFacts = Awaited<ReturnType<typeof findAnnouncementsForNotices>>;

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeWords | null)[]> {
  const pairs = notices.map(({ subjectId, personId }) => ({ announcementId: subjectId, personId }));
  const found = await findAnnouncementsForNotices(parts.database.sql, pairs);
  const rows = new Map(found.rows.map((row) => [row.announcement.id, row]));
  const roles = new Map(found.roles.map((one) => [`${one.competitionId} ${one.personId}`, one.role]));
  const places = Map.groupBy(found.places, (one) => `${one.competitionId} ${one.personId}`);
  return notices.map(({ subjectId, personId }) => {
    const row = rows.get(subjectId);
    if (!row) return null;
    const key = `${row.announcement.competitionId} ${personId}`;
    const role = roles.get(key) ?? null;
    const entered = places.get(key) ?? [];
    const standing = { state: row.competitionState, role, admitted: entered.length > 0 };
    const isSeen = maySeeAnnouncement(standing, row.announcement);
    const isFor = role !== null || isAmong(row.announcement.divisionId, entered);
    return isSeen && isFor ? wordsOf(row) : null;
  });
}

function isAmong(divisionId: string | null, places: NoticeFacts['places']): boolean {
  return places.some((place) => divisionId === null || place.divisionId === divisionId);
}

function wordsOf({ announcement, competitionName }: NoticeFacts['rows'][number]): NoticeWords {
  const isForStaff = announcement.audience === 'staff';
  return {
    title: `${competitionName}: ${announcement.title}`,
    text: excerptOf(announcement.body),
    address: isForStaff
      ? urlOf('competitionDashboard', { id: announcement.competitionId }, { part: 'announcements' })
      : urlOf('competitionDetail', { id: announcement.competitionId }),
    discreet: isForStaff ? `A word to the staff of ${competitionName}` : null,
  };
}
