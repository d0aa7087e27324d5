import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { reconciliations } from './reconciliation.table.ts';

/** Null before the first comparison. */
export async function findUntil(database: Sql, provider: string, account: string): Promise<Date | null> {
  const [found] = await database
    .select({ until: reconciliations.until })
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, provider), eq(reconciliations.account, account)));
  return found?.until ?? null;
}

export async function keepUntil(
  database: Sql,
  provider: string,
  account: string,
  until: Date,
): Promise<void> {
  await database
    .insert(reconciliations)
    .values({ provider, account, until })
    .onConflictDoUpdate({ target: [reconciliations.provider, reconciliations.account], set: { until } });
}
