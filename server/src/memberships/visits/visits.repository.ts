import { and, count, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type NewVisitRow, type VisitRow, visits } from './visits.table.ts';

export const visitPersonalTables: readonly PersonalTable[] = [
  {
    table: visits,
    byId: [visits.personId],
    exported: { name: 'membershipVisits', columns: { at: visits.at, undoneAt: visits.undoneAt } },
    erased: 'deleted',
  },
  {
    table: visits,
    byId: [visits.undoneBy],
    exported: { name: 'membershipVisitsUndone', columns: { at: visits.undoneAt } },
    erased: { kept: 'the visit is another person’s; only the id of who undid it is kept' },
  },
];

/** Those that weren’t undone. */
export interface Visits {
  readonly last: Date | null;
  readonly lastId: string | null;
  readonly recent: number;
}

/** The last visit, and how many there were since a moment. */
export async function findVisits(database: Sql, membershipId: string, since: Date): Promise<Visits> {
  const [found] = await database
    .select({
      last: max(visits.at),
      lastId: sql<string | null>`(array_agg(${visits.id} order by ${visits.at} desc, ${visits.id} desc))[1]`,
      recent: sql<number>`${count()} filter (where ${gt(visits.at, since)})`.mapWith(Number),
    })
    .from(visits)
    .where(and(eq(visits.membershipId, membershipId), isNull(visits.undoneAt)));
  return found ?? { last: null, lastId: null, recent: 0 };
}

export async function insertVisit(database: Sql, row: NewVisitRow): Promise<void> {
  await database.insert(visits).values(row);
}

export async function findVisit(database: Sql, id: string): Promise<VisitRow | null> {
  const [found] = await database.select().from(visits).where(eq(visits.id, id));
  return found ?? null;
}

/** It doesn’t count from then on. */
export async function strikeVisit(
  database: Sql,
  id: string,
  undone: Required<Pick<NewVisitRow, 'undoneAt' | 'undoneBy'>>,
): Promise<void> {
  await database
    .update(visits)
    .set(undone)
    .where(and(eq(visits.id, id), isNull(visits.undoneAt)));
}
