import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { actions, appeals, cases } from './cases.table.ts';

/**
 * Those of the cases that are open, or whose appeal is, or that were decided since that moment or suspended somebody until
 * after it.
 */
export async function findDecidable(database: Sql, ids: readonly string[], since: Date): Promise<string[]> {
  const suspension = and(
    eq(actions.caseId, cases.id),
    eq(actions.action, 'suspend'),
    gte(actions.until, since),
  );
  const suspends = sql`exists (select from ${actions} where ${suspension})`;
  const rows = await database
    .select({ id: cases.id })
    .from(cases)
    .leftJoin(appeals, eq(appeals.caseId, cases.id))
    .where(
      and(
        inArray(cases.id, [...ids]),
        or(eq(cases.state, 'open'), gte(cases.decidedAt, since), eq(appeals.state, 'open'), suspends),
      ),
    );
  return rows.map(({ id }) => id);
}
