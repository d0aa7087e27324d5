import { dayAfter, todayIn } from '@chalkline/contract/competitions/days.ts';
import type { NewEnrollment, ScheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
import {
  adjusted,
  laidOut,
  moved,
  type OwnWorkout,
  placesOf,
  relaid,
  type ScheduledWorkout,
  skipped,
  switchableWeeks,
  switched,
} from '@chalkline/contract/training/schedule.rules.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { getProgram } from '../../programs/catalog/catalog.service.ts';
import type { FoundVersion } from '../../programs/catalog/versions.service.ts';
import { programNotBought } from '../../programs/programs/programs.errors.ts';
import {
  dayOutOfRange,
  enrollmentChanged,
  enrollmentNotFound,
  startDayOutOfRange,
  tooManyRunning,
} from './enrollments.errors.ts';
import {
  countRunning,
  findEnrollment,
  findRunners,
  findRunning,
  findRunningOf,
  insertEnrollment,
  popEarlier,
  pushEarlier,
  takeEnrollment,
  updateEnrollment,
} from './enrollments.repository.ts';
import { allowsUndo, isOver } from './enrollments.rules.ts';
import { type EnrollmentShown, showEnrollments } from './enrollments.show.service.ts';
import type { EnrollmentRow } from './enrollments.table.ts';

export const mostRunning = 5;
/** Changes that can be taken back one after the other, beside the last one. */
const mostEarlier = 19;
const daysBack = 7;
const daysAhead = 366;

/** The programs that a person trains by, the first started first. */
export function listRunning(parts: Parts, { personId }: Viewer): Promise<EnrollmentShown[]> {
  return listRunningOf(parts, personId);
}

/** The same, of a client who shares them with their trainer. */
export async function listRunningOf(parts: Parts, personId: string): Promise<EnrollmentShown[]> {
  const { sql } = parts.database;
  return showEnrollments(parts, sql, await findRunning(sql, personId));
}

/** Those of these people who train by a program. */
export function whoRuns(
  sql: Sql,
  programId: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return findRunners(sql, programId, personIds);
}

/** What these people train by of a program: the number of the latest version in each. */
export async function runningOf(
  sql: Sql,
  programId: string,
  personIds: readonly string[],
): Promise<{ readonly id: string; readonly personId: string; readonly number: number }[]> {
  const rows = await findRunningOf(sql, programId, personIds);
  return rows.map(({ id, personId, schedule }) => ({
    id,
    personId,
    number: Math.max(...schedule.map((place) => place.number)),
  }));
}

/** Throws 404 for another person's. */
export async function getEnrollment(
  parts: Parts,
  { personId }: Pick<Viewer, 'personId'>,
  id: string,
  sql: Sql = parts.database.sql,
): Promise<EnrollmentShown> {
  const found = isId(id) ? await findEnrollment(sql, personId, id) : null;
  const [shown] = found ? await showEnrollments(parts, sql, [found]) : [];
  if (!shown) throw enrollmentNotFound();
  return shown;
}

/**
 * Starts a program that the viewer sees. Throws 403 for a paid one that isn't bought, 404, 409 for one that runs already
 * and for one too many, and 422 for a start day that is too far off.
 */
export async function startProgram(
  parts: Parts,
  viewer: Viewer,
  programId: string,
  terms: NewEnrollment,
): Promise<EnrollmentShown> {
  const program = await getProgram(parts, viewer, programId);
  if (program.isLocked) throw programNotBought();
  return parts.database.transaction(async (tx) => {
    const id = await enroll(parts, tx, viewer.personId, program, terms);
    return getEnrollment(parts, viewer, id, tx.sql);
  });
}

/** Lays a version out on a person's training days and gives the id. Throws as starting does. */
export async function enroll(
  parts: Parts,
  tx: Transaction,
  personId: string,
  { programId, number, tree }: Pick<FoundVersion, 'programId' | 'number' | 'tree'>,
  { startDay, weekdays, zone }: NewEnrollment,
): Promise<string> {
  const now = parts.clock.now();
  const today = todayIn(zone, now);
  if (startDay < dayAfter(today, -daysBack) || startDay > dayAfter(today, daysAhead))
    throw startDayOutOfRange();
  await lock(tx, 'running programs of a person', personId, 'exclusive');
  if ((await countRunning(tx.sql, personId)) >= mostRunning) throw tooManyRunning();
  const id = newId(now.getTime());
  await insertEnrollment(tx.sql, {
    id,
    personId,
    programId,
    state: 'active',
    startDay,
    zone,
    version: 1,
    weekdays: inOrder(weekdays),
    schedule: laidOut(placesOf(tree, number), startDay, weekdays, newId),
    previous: null,
    previousTerms: null,
    startedAt: now,
    endedAt: null,
  });
  return id;
}

/**
 * Moves or skips a workout, changes the days to train, takes that back, or switches to the newer version. Throws 404, 409 when it is not of the
 * version that was read or can't be changed so anymore, and 422 for a day that is too far off.
 */
export function changeSchedule(
  parts: Parts,
  viewer: Viewer,
  id: string,
  change: ScheduleChange,
): Promise<EnrollmentShown> {
  return parts.database.transaction((tx) => changeScheduleOf(parts, tx, viewer, id, change));
}

/** What only a trainer can do: another workout in place of one; null: the program's again. */
export interface Adjusting {
  readonly by: 'adjust';
  readonly version: number;
  readonly workoutId: string;
  readonly own: OwnWorkout | null;
}

/** The same for a person whose schedule somebody else may change. */
export async function changeScheduleOf(
  parts: Parts,
  tx: Transaction,
  whose: Pick<Viewer, 'personId'>,
  id: string,
  change: ScheduleChange | Adjusting,
): Promise<EnrollmentShown> {
  const shown = await enter(parts, tx, whose, id, change.version);
  const { row, today } = shown;
  const { weekdays, zone } = row;
  if (change.by === 'move' && (change.day < row.startDay || change.day > dayAfter(today, daysAhead)))
    throw dayOutOfRange();
  if (change.by === 'days') {
    const here = todayIn(change.zone, parts.clock.now());
    if (change.from < here || change.from > dayAfter(here, daysAhead)) throw dayOutOfRange();
  }
  const schedule = scheduleAfter(shown, change);
  if (!schedule) throw enrollmentChanged();
  if (change.by !== 'undo' && row.previous) {
    const { version, previous, previousTerms } = row;
    const before = { enrollmentId: id, version, schedule: previous, terms: previousTerms };
    await pushEarlier(tx.sql, before, mostEarlier);
  }
  const terms = {
    ...(change.by === 'days' && { weekdays: inOrder(change.weekdays), zone: change.zone }),
    ...(change.by === 'undo' && row.previousTerms),
  };
  const before = { previous: row.schedule, previousTerms: change.by === 'days' ? { weekdays, zone } : null };
  await updateEnrollment(tx.sql, id, {
    schedule,
    ...terms,
    ...(change.by === 'undo' ? await popEarlier(tx.sql, id) : before),
    version: row.version + 1,
  });
  return getEnrollment(parts, whose, id, tx.sql);
}

const inOrder = (weekdays: readonly number[]) => weekdays.toSorted((one, other) => one - other);

function scheduleAfter(
  { row, done, versions, newer, today }: EnrollmentShown,
  change: ScheduleChange | Adjusting,
): readonly ScheduledWorkout[] | null {
  const { schedule, weekdays } = row;
  if (change.by === 'move') return moved(schedule, { ...change, id: change.workoutId, weekdays, done });
  if (change.by === 'skip')
    return skipped(schedule, { ...change, id: change.workoutId, today, weekdays, done });
  if (change.by === 'days') return relaid(schedule, { ...change, done });
  if (change.by === 'adjust') return adjusted(schedule, { id: change.workoutId, own: change.own, done });
  if (change.by === 'undo') return allowsUndo(row, done) ? row.previous : null;
  const version = newer === null ? undefined : versions.get(newer);
  const { fromWeek } = change;
  if (!version || !switchableWeeks(schedule, version.weeks, done).includes(fromWeek)) return null;
  const places = placesOf(version.tree, version.number, fromWeek);
  return switched(schedule, places, { fromWeek, today, weekdays }, newId);
}

/** Finishes it when every workout is done or skipped, else leaves it. Throws 404 and 409. */
export function endEnrollment(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { version }: { readonly version: number },
): Promise<EnrollmentShown> {
  return parts.database.transaction(async (tx) => {
    const { row, done } = await enter(parts, tx, viewer, id, version);
    await updateEnrollment(tx.sql, id, {
      state: isOver(row, done) ? 'finished' : 'left',
      endedAt: parts.clock.now(),
      version: version + 1,
    });
    return getEnrollment(parts, viewer, id, tx.sql);
  });
}

/** Ends what a person trains by who gave the program back. */
export async function leaveProgram(
  parts: Parts,
  tx: Transaction,
  personId: string,
  programId: string,
): Promise<void> {
  const running = await findRunning(tx.sql, personId);
  for (const { id, version } of running.filter((one) => one.programId === programId)) {
    await updateEnrollment(tx.sql, id, { state: 'left', endedAt: parts.clock.now(), version: version + 1 });
  }
}

/** One that runs, as it was read, locked until the transaction ends. */
async function enter(
  parts: Parts,
  tx: Transaction,
  { personId }: Pick<Viewer, 'personId'>,
  id: string,
  version: number,
): Promise<EnrollmentShown> {
  const row: EnrollmentRow | null = isId(id) ? await takeEnrollment(tx.sql, personId, id) : null;
  if (!row) throw enrollmentNotFound();
  if (row.state !== 'active' || row.version !== version) throw enrollmentChanged();
  const [shown] = await showEnrollments(parts, tx.sql, [row]);
  if (!shown) throw enrollmentNotFound();
  return shown;
}
