import type { AppealDecision } from '@chalkline/contract/competitions/appeal.schema.ts';
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
import type { Parts } from '../../platform/parts.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { type AppealForNotice, findAppealsForNotices } from './appeal-notices.repository.ts';
import { findStaffRoles } from './appeals.repository.ts';
import type { AppealRow } from './appeals.table.ts';

const subjectKind = 'competition_appeal';

interface AppealNews {
  readonly row: Pick<AppealRow, 'id' | 'competitionId'>;
  readonly at: Date;
}

/** Notifies those who can decide of a new appeal or of an athlete's answer. */
export async function notifyStaffOfAppeal(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { row, happening, at }: AppealNews & { readonly happening: 'made' | 'answered' },
): Promise<void> {
  const staff = await findStaffRoles(tx.sql, row.competitionId);
  await notify(parts, tx, {
    kind: 'case',
    cause: `${subjectKind}:${row.id}:${happening}:${at.toISOString()}`,
    subject: { kind: subjectKind, id: row.id },
    happening: `${happening}_by_athlete`,
    details: {},
    actorId: viewer.personId,
    recipients: staff.filter((one) => hasRight(one, 'disqualify')).map(({ personId }) => personId),
  });
}

interface AthletesNews extends AppealNews {
  readonly athletes: readonly string[];
  readonly happening: AppealDecision['outcome'] | 'answered' | 'reopened';
  readonly reason: string;
}

/** Notifies those who compete in the entry. */
export async function notifyAthletesOfAppeal(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { row, athletes, happening, reason, at }: AthletesNews,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'case',
    cause: `${subjectKind}:${row.id}:${happening}:${at.toISOString()}`,
    subject: { kind: subjectKind, id: row.id },
    happening,
    details: { reason },
    actorId: viewer.personId,
    recipients: athletes,
  });
}

/** Shown while the person competes in the entry, or decides on appeals of the competition. */
export const appealSubject: NotificationSubject = { kind: subjectKind, raises: ['case'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findAppealsForNotices(database.sql, ids)).map((row) => [row.id, row]));
  return notices.map((notice) => {
    const about = found.get(notice.subjectId);
    return about ? textOf(about, notice) : null;
  });
}

const toAthletes: Readonly<Record<string, string>> = {
  upheld: 'was upheld',
  denied: 'was denied',
  answered: 'has an answer',
  reopened: 'is open again',
};

const toStaff: Readonly<Record<string, string>> = {
  made_by_athlete: 'appealed their result',
  answered_by_athlete: 'answered on their appeal',
};

function textOf(about: AppealForNotice, { happening, personId, details }: Notice): NoticeText | null {
  const { id, competition, competitionId, workout, workoutId, entry, athletes, staff } = about;
  const ending = toStaff[happening];
  if (ending) {
    if (!staff.some((one) => one.personId === personId && hasRight(one, 'disqualify'))) return null;
    return {
      title: `${entry} ${ending} in ${competition}, ${workout}`,
      text: '',
      address: urlOf('competitionDashboard', { id: competitionId }, { part: 'appeals', at: id }),
      discreet: 'An appeal needs a decision',
    };
  }
  if (!athletes.includes(personId)) return null;
  const state = toAthletes[happening] ?? 'has changed';
  return {
    title: `Your appeal in ${competition}, ${workout} ${state}`,
    text: String(details.reason ?? ''),
    address: urlOf('workoutDetail', { id: workoutId }),
    discreet: `One of your appeals ${state}`,
  };
}
