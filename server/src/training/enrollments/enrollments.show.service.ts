import { todayIn } from '@chalkline/contract/competitions/days.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type FoundVersion, publishedNumbers, versionsOf } from '../../programs/catalog/versions.service.ts';
import { openPrograms } from '../../programs/purchases/purchases.service.ts';
import { findDone } from './enrollments.repository.ts';
import type { EnrollmentRow } from './enrollments.table.ts';

/** A program that a person trains by, with all that tells how far they are. */
export interface EnrollmentShown {
  readonly row: EnrollmentRow;
  /** By their numbers: those of the schedule, and a newer one that people see. */
  readonly versions: ReadonlyMap<number, FoundVersion>;
  /** The number that people see; null when that is no later one than the person's, or it isn't theirs to read. */
  readonly newer: number | null;
  /** The ids of planned workouts that are done. */
  readonly done: ReadonlySet<string>;
  /** The days on which they were, by id. */
  readonly doneOn: ReadonlyMap<string, string>;
  /** In the person's zone. */
  readonly today: string;
}

/** Of one person. */
export async function showEnrollments(
  parts: Parts,
  sql: Sql,
  rows: readonly EnrollmentRow[],
): Promise<EnrollmentShown[]> {
  const personId = rows[0]?.personId;
  if (personId === undefined) return [];
  const now = parts.clock.now();
  const numbers = await publishedNumbers(
    sql,
    rows.map(({ programId }) => programId),
  );
  const asked = rows.map(({ programId, schedule }) => {
    const own = new Set(schedule.map(({ number }) => number));
    const seen = numbers.get(programId) ?? 0;
    const newer = seen > Math.max(...own) ? seen : null;
    return { programId, newer, numbers: [...own, ...(newer === null ? [] : [newer])] };
  });
  const versions = await versionsOf(
    sql,
    asked.flatMap((one) => one.numbers.map((number) => ({ programId: one.programId, number }))),
  );
  const doneOn = await findDone(
    sql,
    personId,
    rows.flatMap(({ schedule }) => schedule.map(({ id }) => id)),
  );
  const done = new Set(doneOn.keys());
  const open = await openPrograms(
    sql,
    personId,
    asked.map(({ programId }) => programId),
  );
  return rows.map((row) => {
    const its = versions.filter(({ programId }) => programId === row.programId);
    const newer = asked.find(({ programId }) => programId === row.programId)?.newer;
    const newest = its.find(({ number }) => number === newer);
    return {
      row,
      versions: new Map(its.map((version) => [version.number, version])),
      newer: open.has(row.programId) || newest?.price === 0 ? (newest?.number ?? null) : null,
      done,
      doneOn,
      today: todayIn(row.zone, now),
    };
  });
}
