import type { ProgramClient } from '@chalkline/contract/training/client-training.endpoints.ts';
import type { ScheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enterAsTrainer } from '../../coaching/notes/notes.service.ts';
import { noteListed, sharingClients } from '../../coaching/sharing/sharing.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isBuiltBy, isPublishedBy, publishedNumbers } from '../../programs/catalog/versions.service.ts';
import { enrollmentChanged } from '../enrollments/enrollments.errors.ts';
import { notifyOfSchedule } from '../enrollments/enrollments.notify.service.ts';
import { changeScheduleOf, getEnrollment, runningOf } from '../enrollments/enrollments.service.ts';
import type { EnrollmentShown } from '../enrollments/enrollments.show.service.ts';
import { sharedClient } from './client-training.service.ts';

interface ClientProgram {
  readonly coachingId: string;
  readonly enrollmentId: string;
}

/** Throws 404 for others, and unless training is shared. */
export async function getClientEnrollment(
  parts: Parts,
  viewer: Viewer,
  { coachingId, enrollmentId }: ClientProgram,
): Promise<EnrollmentShown> {
  const personId = await sharedClient(parts, viewer, coachingId);
  const shown = await getEnrollment(parts, { personId }, enrollmentId);
  return asTrainerSees(parts.database.sql, viewer, shown);
}

/**
 * Changes the schedule of a client, who gets a notification and can undo it. Throws 404 for all but the trainer of a
 * coaching under way and unless training is shared, else as the client's own change does.
 */
export async function changeClientSchedule(
  parts: Parts,
  viewer: Viewer,
  { coachingId, enrollmentId }: ClientProgram,
  change: ScheduleChange,
): Promise<EnrollmentShown> {
  await enterAsTrainer(parts, viewer, coachingId);
  const personId = await sharedClient(parts, viewer, coachingId);
  return parts.database.transaction(async (tx) => {
    const shown = await changeScheduleOf(parts, tx, { personId }, enrollmentId, change);
    const { row } = shown;
    if (change.by === 'switch' && !(await isPublishedBy(tx.sql, viewer.personId, row.programId)))
      throw enrollmentChanged();
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'coaching.schedule_changed',
      subjectKind: 'coaching',
      subjectId: coachingId,
      after: { enrollmentId, by: change.by },
    });
    await notifyOfSchedule(parts, tx, viewer, row, change.by);
    return asTrainerSees(tx.sql, viewer, shown);
  });
}

/**
 * The viewer's clients who train by an earlier version of their program than people see, and share training. Throws 404 for
 * a program that the viewer doesn't build.
 */
export async function listProgramClients(
  parts: Parts,
  viewer: Viewer,
  programId: string,
): Promise<ProgramClient[]> {
  const { sql } = parts.database;
  if (!isId(programId) || !(await isBuiltBy(sql, viewer.personId, programId))) throw notFound('program');
  const published = (await publishedNumbers(sql, [programId])).get(programId) ?? 0;
  const clients = await sharingClients(parts, viewer, 'training');
  const running = await runningOf(
    sql,
    programId,
    clients.map(({ clientId }) => clientId),
  );
  const byClient = new Map(running.map((one) => [one.personId, one]));
  const earlier = clients.flatMap(({ coachingId, clientId, name }) => {
    const found = byClient.get(clientId);
    return found && found.number < published
      ? { coachingId, enrollmentId: found.id, name, number: found.number }
      : [];
  });
  const coachingIds = earlier.map(({ coachingId }) => coachingId);
  await noteListed(parts, coachingIds, 'training');
  return earlier;
}

/** Trainers move clients to new versions of their own programs, and leave others to the client. */
async function asTrainerSees(sql: Sql, viewer: Viewer, shown: EnrollmentShown): Promise<EnrollmentShown> {
  const isOwn = shown.newer !== null && (await isPublishedBy(sql, viewer.personId, shown.row.programId));
  return isOwn ? shown : { ...shown, newer: null };
}
