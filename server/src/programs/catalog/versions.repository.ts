import { and, eq, inArray, or } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type ProgramVersionRow, programs, programVersions } from '../programs/programs.table.ts';

export interface VersionAsked {
  readonly programId: string;
  readonly number: number;
}

export type FoundVersion = Pick<
  ProgramVersionRow,
  'programId' | 'number' | 'name' | 'weeks' | 'tree' | 'exercises'
>;

export function findVersions(database: Sql, asked: readonly VersionAsked[]): Promise<FoundVersion[]> {
  if (asked.length === 0) return Promise.resolve([]);
  const { programId, number, name, weeks, tree, exercises } = programVersions;
  return database
    .select({ programId, number, name, weeks, tree, exercises })
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
