import { and, count, eq, gt, max, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type VisitRow, visits } from './visits.table.ts';

export const visitPersonalTables: readonly PersonalTable[] = [
  {
    table: visits,
    byId: [visits.personId],
    exported: { name: 'membershipVisits', columns: { at: visits.at } },
    erased: 'deleted',
  },
];

export interface Visits {
  readonly last: Date | null;
  readonly recent: number;
}

/** The last visit, and how many there were since a moment. */
export async function findVisits(database: Sql, membershipId: string, since: Date): Promise<Visits> {
  const [found] = await database
    .select({
      last: max(visits.at),
      recent: sql<number>`${count()} filter (where ${gt(visits.at, since)})`.mapWith(Number),
    })
    .from(visits)
    .where(and(eq(visits.membershipId, membershipId)));
  return found ?? { last: null, recent: 0 };
}

export async function insertVisit(database: Sql, row: VisitRow): Promise<void> {
  await database.insert(visits).values(row);
}
