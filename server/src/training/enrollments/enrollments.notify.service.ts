import type { ClientScheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
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
import { programNames } from '../../programs/catalog/versions.service.ts';
import { findRunningByIds } from './enrollments.repository.ts';
import type { EnrollmentRow } from './enrollments.table.ts';

const subjectKind = 'enrollment';

/** Tells a client that their trainer changed the schedule. A later change replaces what an earlier one said. */
export async function notifyOfSchedule(
  parts: Pick<Parts, 'clock' | 'jobs' | 'live'>,
  tx: Transaction,
  trainer: Pick<Viewer, 'personId' | 'name'>,
  { id, personId, version }: Pick<EnrollmentRow, 'id' | 'personId' | 'version'>,
  by: ClientScheduleChange['by'],
): Promise<void> {
  await notify(parts, tx, {
    kind: 'request',
    cause: `${subjectKind}:${id}`,
    subject: { kind: subjectKind, id },
    happening: `${by} ${version}`,
    details: { by, trainer: trainer.name },
    actorId: trainer.personId,
    recipients: [personId],
    revises: true,
  });
}

/** Shown while the program runs. */
export const enrollmentSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = await findRunningByIds(database.sql, ids);
  const names = await programNames(
    database.sql,
    found.map(({ programId }) => programId),
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return notices.map(({ subjectId, personId, details }) => {
    const row = byId.get(subjectId);
    const program = row && names.get(row.programId);
    return row?.personId === personId && program ? textOf(details, program) : null;
  });
}

const changes: Readonly<Record<ClientScheduleChange['by'], string>> = {
  move: 'moved a workout of',
  skip: 'skipped a workout of',
  adjust: 'changed a workout of',
  days: 'changed your training days for',
  undo: 'took back the last change of',
  switch: 'moved you to the new version of',
};

function textOf({ by, trainer }: Notice['details'], program: string): NoticeText {
  const change = changes[String(by) as ClientScheduleChange['by']];
  return {
    title: `${trainer} ${change} ${program}`,
    text: by === 'undo' ? 'See your schedule.' : 'See your schedule. You can undo the change.',
    address: urlOf('fitnessTrainer', {}, { view: 'program' }),
    open: 'View schedule',
    discreet: null,
  };
}
