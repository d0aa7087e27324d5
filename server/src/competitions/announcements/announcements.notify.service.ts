import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { maySeeAnnouncement } from './announcements.policy.ts';
import { findForPeople } from './announcements.repository.ts';

/** Notifies only people who can still see the announcement and are still in its audience. */
export const announcementSubject: NotificationSubject = {
  kind: 'competition_announcement',
  raises: ['announcement'],
  tell: textsFor,
};

type Found = Awaited<ReturnType<typeof findForPeople>>[number];

async function textsFor(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const pairs = notices.map(({ subjectId, personId }) => ({ announcementId: subjectId, personId }));
  const found = await findForPeople(parts.database.sql, pairs);
  const rows = new Map(found.map((row) => [`${row.announcement.id} ${row.personId}`, row]));
  return notices.map(({ subjectId, personId }) => {
    const row = rows.get(`${subjectId} ${personId}`);
    return row && isFor(row) ? textsOf(row) : null;
  });
}

function isFor({ announcement, competition: { state }, role, divisionIds, isVolunteer }: Found): boolean {
  const admitted = divisionIds.length > 0 || isVolunteer;
  if (!maySeeAnnouncement({ state, role, admitted, isVolunteer }, announcement)) return false;
  const { divisionId } = announcement;
  return role !== null || (divisionId === null ? admitted : divisionIds.includes(divisionId));
}

function textsOf({ announcement, competition }: Found): NoticeText {
  const { competitionId: id, title, body, audience } = announcement;
  const isForStaff = audience === 'staff';
  return {
    title: `${competition.name}: ${title}`,
    text: excerptOf(body),
    address: isForStaff
      ? urlOf('competitionDashboard', { id }, { part: 'announcements' })
      : urlOf('competitionDetail', { id }),
    discreet: isForStaff ? `Staff announcement in ${competition.name}` : null,
  };
}

const excerptLength = 240;

/** The start of a text, truncated at a word boundary. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  const cut = line.slice(0, excerptLength);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : excerptLength)} …`;
}
