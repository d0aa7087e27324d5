import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import type { ProgramClient } from '@chalkline/contract/training/client-training.endpoints.ts';
import type { ClientScheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
import type { OwnWorkout } from '@chalkline/contract/training/schedule.rules.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enterAsTrainer } from '../../coaching/notes/notes.service.ts';
import { noteListed, sharingClients } from '../../coaching/sharing/sharing.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isBuiltBy, isPublishedBy, publishedNumbers } from '../../programs/catalog/versions.service.ts';
import { programExerciseGone } from '../../programs/programs/programs.errors.ts';
import { knownExercises } from '../../programs/programs/programs.service.ts';
import { enrollmentChanged, enrollmentNotFound } from '../enrollments/enrollments.errors.ts';
import { notifyOfSchedule } from '../enrollments/enrollments.notify.service.ts';
import { plannedWorkout } from '../enrollments/enrollments.rules.ts';
import { changeScheduleOf, getEnrollment, runningOf } from '../enrollments/enrollments.service.ts';
import type { EnrollmentShown } from '../enrollments/enrollments.show.service.ts';
import { sharedClient } from './client-training.service.ts';

interface ClientProgram {
  readonly coachingId: string;
  readonly enrollmentId: string;
}

/** A program that a client trains by, as their trainer sees it. */
export interface ClientEnrollment extends EnrollmentShown {
  /** Its workouts are the trainer's to read and to adjust. */
  readonly canAdjust: boolean;
}

/** Throws 404 for others, and unless training is shared. */
export async function getClientEnrollment(
  parts: Parts,
  viewer: Viewer,
  { coachingId, enrollmentId }: ClientProgram,
): Promise<ClientEnrollment> {
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
  change: ClientScheduleChange,
): Promise<ClientEnrollment> {
  await enterAsTrainer(parts, viewer, coachingId);
  const personId = await sharedClient(parts, viewer, coachingId);
  return parts.database.transaction(async (tx) => {
    const made =
      change.by === 'adjust'
        ? {
            ...change,
            own: await ownWorkout(parts, tx.sql, viewer, { personId, enrollmentId }, change.workout),
          }
        : change;
    const shown = await changeScheduleOf(parts, tx, { personId }, enrollmentId, made);
    const { row } = shown;
    const seen = await asTrainerSees(tx.sql, viewer, shown);
    const isTheirs = await isPublishedBy(tx.sql, viewer.personId, row.programId);
    if ((change.by === 'switch' && !isTheirs) || (change.by === 'adjust' && !seen.canAdjust))
      throw enrollmentChanged();
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'coaching.schedule_changed',
      subjectKind: 'coaching',
      subjectId: coachingId,
      after: { enrollmentId, by: change.by },
    });
    await notifyOfSchedule(parts, tx, viewer, row, change.by);
    return seen;
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

/** With the facts of its exercises: those of the program, of the library, and the trainer's own. Throws 409 for one that is gone. */
async function ownWorkout(
  parts: Parts,
  sql: Sql,
  viewer: Viewer,
  { personId, enrollmentId }: { readonly personId: string; readonly enrollmentId: string },
  workout: ProgramDay | null,
): Promise<OwnWorkout | null> {
  if (!workout) return null;
  const { row, versions } = await getEnrollment(parts, { personId }, enrollmentId, sql);
  const tree = { weeks: [{ id: workout.id, days: [workout] }] };
  const known = [
    ...(await knownExercises(sql, viewer, { tree })),
    ...[...versions.values()].flatMap(({ exercises }) => exercises),
    ...row.schedule.flatMap(({ own }) => own?.exercises ?? []),
  ];
  const byId = new Map(known.map((one) => [one.id, one]));
  const ids = new Set(workout.blocks.flatMap(({ exercises }) => exercises.map((one) => one.exerciseId)));
  const exercises = [...ids].flatMap((id) => byId.get(id) ?? []);
  if (exercises.length < ids.size) throw programExerciseGone();
  return { workout, exercises };
}

/** Throws 404 for others, unless training is shared, and for a workout that isn't in the schedule or isn't theirs to read. */
export async function getClientWorkout(
  parts: Parts,
  viewer: Viewer,
  { scheduledId, ...program }: ClientProgram & { readonly scheduledId: string },
) {
  const { row, versions, canAdjust } = await getClientEnrollment(parts, viewer, program);
  const place = row.schedule.find(({ id }) => id === scheduledId);
  const version = place && versions.get(place.number);
  const workout = place && plannedWorkout(versions, place);
  if (!workout || !canAdjust) throw enrollmentNotFound();
  return { workout, exercises: [...(place?.own?.exercises ?? version?.exercises ?? [])] };
}

/**
 * Trainers move clients to new versions of their own programs, and leave others to the client. What another coach sells is no
 * more in their replies than in those of anybody who didn't buy it.
 */
async function asTrainerSees(sql: Sql, viewer: Viewer, shown: EnrollmentShown): Promise<ClientEnrollment> {
  const { programId } = shown.row;
  const isTheirs = await isBuiltBy(sql, viewer.personId, programId);
  const isPublished = isTheirs && (await isPublishedBy(sql, viewer.personId, programId));
  const isFree = [...shown.versions.values()].every(({ price }) => price === 0);
  return { ...shown, newer: isPublished ? shown.newer : null, canAdjust: isTheirs || isFree };
}
