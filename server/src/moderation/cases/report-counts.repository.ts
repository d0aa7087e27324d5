import { and, count, eq, gt, min } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { reports } from './cases.table.ts';

/** How many reports the person has made since then, and when the first of them was. */
export async function countReportsOf(
  database: Sql,
  personId: string,
  since: Date,
): Promise<{ readonly count: number; readonly firstAt: Date | null }> {
  const [found] = await database
    .select({ count: count(), firstAt: min(reports.createdAt) })
    .from(reports)
    .where(and(eq(reports.reporterId, personId), gt(reports.createdAt, since)));
  return found ?? { count: 0, firstAt: null };
}
