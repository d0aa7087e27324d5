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

const subjectKind = 'competition_staff';

/** What can happen to somebody's part in running a competition. */
export type StaffHappening = 'role_changed' | 'removed';

/** Tells a person what became of their part in running a competition; nothing to who did it themselves. */
export async function notifyStaff(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
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
    actorId: viewer.personId,
    recipients: [personId],
  });
}

/** A role is told of as long as the person has that very role. */
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
  // Of those who were added before people were asked first.
  const isNew = happening === 'added';
  return {
    title: `${isNew ? 'You are' : 'You are now'} ${role === 'owner' ? 'an owner' : 'on the staff'} of ${name}`,
    text:
      role === 'owner'
        ? 'You decide everything: divisions, workouts, people and when it is published.'
        : 'You run the floor: entries and scores.',
    address: urlOf('competitionDashboard', { id }),
    discreet: null,
  };
}

/** A draft is not there any more for who left it, and so its name is not said. */
function removedText({ id, name, state, visibility }: Named): NoticeText {
  const isSeen = maySee({ state, role: null, admitted: visibility === 'public' });
  return {
    title: isSeen ? `You no longer help to run ${name}` : 'You no longer help to run a competition',
    text: null,
    address: isSeen ? urlOf('competitionDetail', { id }) : null,
    discreet: null,
  };
}
