import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { maySee } from '../competitions/competitions.policy.ts';
import { findStaffForNotices } from './staff-notices.repository.ts';
import { roleNames, roleTasks } from './staff-roles.rules.ts';

const subjectKind = 'competition_staff';

/** How someone's staff role can change. */
export type StaffHappening = 'role_changed' | 'removed';

/** Notifies someone that their staff role changed or ended, unless they did it themselves. */
export async function notifyStaff(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer | null,
  competitionId: string,
  change: { readonly personId: string; readonly role: StaffRole; readonly happening: StaffHappening },
): Promise<void> {
  const { personId, role, happening } = change;
  await notify(parts, tx, {
    kind: 'role',
    cause: `${subjectKind}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id: competitionId },
    happening,
    details: { role },
    actorId: viewer?.personId ?? null,
    recipients: [personId],
  });
}

/** Shown while the person still has that role. */
export const staffSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['role'],
  tell,
};

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const { named, roles } = await findStaffForNotices(
    parts.database.sql,
    [...new Set(notices.map(({ subjectId }) => subjectId))],
    [...new Set(notices.map(({ personId }) => personId))],
  );
  const competitions = new Map(named.map((competition) => [competition.id, competition]));
  const held = new Map(roles.map((one) => [`${one.competitionId} ${one.personId}`, one.role]));
  return notices.map(({ subjectId, personId, happening, details }) => {
    const competition = competitions.get(subjectId);
    const role = held.get(`${subjectId} ${personId}`) ?? null;
    if (!competition) return null;
    if (happening === 'removed') return role === null ? removedText(competition) : null;
    return role === details.role && role !== null ? roleText(competition, role, happening) : null;
  });
}

type Named = Awaited<ReturnType<typeof findStaffForNotices>>['named'][number];

function roleText({ id, name }: Named, role: StaffRole, happening: string): NoticeText {
  // From before staff were invited: they were added directly.
  const isNew = happening === 'added';
  return {
    title: `${isNew ? 'You’re' : 'You’re now'} ${roleNames[role]} of ${name}`,
    text: `You can ${roleTasks[role]}.`,
    address: urlOf('competitionDashboard', { id }),
    discreet: null,
  };
}

/** Drafts are invisible to former staff, so their name is left out. */
function removedText({ id, name, state, visibility }: Named): NoticeText {
  const isSeen = maySee({ state, role: null, admitted: visibility === 'public' });
  return {
    title: isSeen
      ? `You’re no longer on the staff of ${name}`
      : 'You’re no longer on the staff of a competition',
    text: null,
    address: isSeen ? urlOf('competitionDetail', { id }) : null,
    discreet: null,
  };
}
