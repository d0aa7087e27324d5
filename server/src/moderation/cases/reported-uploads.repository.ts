import { and, eq, gte, inArray, or } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { appeals, cases } from './cases.table.ts';

/** Those of the cases that are open, or decided since that moment, or whose appeal is open. */
export async function findDecidable(database: Sql, ids: readonly string[], since: Date): Promise<string[]> {
  const rows = await database
    .select({ id: cases.id })
    .from(cases)
    .leftJoin(appeals, eq(appeals.caseId, cases.id))
    .where(
      and(
        inArray(cases.id, [...ids]),
        or(eq(cases.state, 'open'), gte(cases.decidedAt, since), eq(appeals.state, 'open')),
      ),
    );
  return rows.map(({ id }) => id);
}
