import { and, eq, inArray, or } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type ProgramVersionRow, programs, programVersions } from '../programs/programs.table.ts';

export interface VersionAsked {
  readonly programId: string;
  readonly number: number;
}

export type FoundVersion = Pick<
  ProgramVersionRow,
  'programId' | 'number' | 'name' | 'weeks' | 'tree' | 'exercises' | 'price'
>;

export function findVersions(database: Sql, asked: readonly VersionAsked[]): Promise<FoundVersion[]> {
  if (asked.length === 0) return Promise.resolve([]);
  const { programId, number, name, weeks, tree, exercises, price } = programVersions;
  return database
    .select({ programId, number, name, weeks, tree, exercises, price })
    .from(programVersions)
    .where(or(...asked.map((one) => and(eq(programId, one.programId), eq(number, one.number)))))
    .execute();
}

/** The numbers of the versions that people see now; without those that aren't published. */
export async function findPublishedNumbers(
  database: Sql,
  programIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (programIds.length === 0) return new Map();
  const rows = await database
    .select({ id: programs.id, published: programs.published })
    .from(programs)
    .where(inArray(programs.id, [...programIds]));
  return new Map(rows.flatMap(({ id, published }) => (published === null ? [] : [[id, published]])));
}

export interface LatestVersion extends Pick<ProgramVersionRow, 'programId' | 'name' | 'weeks' | 'workouts'> {
  readonly coachId: string;
  /** Null when it was withdrawn. */
  readonly published: number | null;
}

/** What was published last of each, also after it was withdrawn. */
export async function findLatest(
  database: Sql,
  programIds: readonly string[],
): Promise<ReadonlyMap<string, LatestVersion>> {
  if (programIds.length === 0) return new Map();
  const { programId, number, name, weeks, workouts } = programVersions;
  const rows = await database
    .select({ programId, name, weeks, workouts, coachId: programs.createdBy, published: programs.published })
    .from(programs)
    .innerJoin(programVersions, and(eq(programId, programs.id), eq(number, programs.versions)))
    .where(inArray(programs.id, [...programIds]));
  return new Map(rows.map((row) => [row.programId, row]));
}

/** Locks it, so that it isn't withdrawn meanwhile. */
export async function keepsPublished(database: Sql, programId: string): Promise<boolean> {
  const [found] = await database
    .select({ published: programs.published })
    .from(programs)
    .where(eq(programs.id, programId))
    .for('share');
  return typeof found?.published === 'number';
}
