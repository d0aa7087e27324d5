import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { programs } from '../programs/programs.table.ts';
import { type ProgramPurchaseRow, programPurchases } from './purchases.table.ts';

export const purchasePersonalTables: readonly PersonalTable[] = [
  {
    table: programPurchases,
    byId: [programPurchases.personId],
    exported: {
      name: 'programs bought',
      columns: {
        program: programPurchases.programId,
        order: programPurchases.orderId,
        at: programPurchases.boughtAt,
        endedAt: programPurchases.endedAt,
      },
    },
    erased: 'deleted',
  },
];

/** Whether somebody has a program, as a condition on `programs.id`. */
export const isPurchased = sql`exists (select from ${programPurchases}
  where ${and(eq(programPurchases.programId, programs.id), isNull(programPurchases.endedAt))})`;

/** Of one that is refunded already, or given twice, nothing changes. */
export async function insertPurchase(database: Sql, row: ProgramPurchaseRow): Promise<void> {
  await database.insert(programPurchases).values(row).onConflictDoNothing();
}

/** Which of these programs a person has. */
export async function findPurchased(
  database: Sql,
  personId: string,
  programIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (programIds.length === 0) return new Set();
  const { personId: whose, programId: which, endedAt } = programPurchases;
  const rows = await database
    .select({ id: which })
    .from(programPurchases)
    .where(and(eq(whose, personId), inArray(which, [...programIds]), isNull(endedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** The purchase that ended now; null when it had ended before. */
export async function endPurchase(
  database: Sql,
  id: string,
  endedAt: Date,
): Promise<ProgramPurchaseRow | null> {
  const [ended] = await database
    .update(programPurchases)
    .set({ endedAt })
    .where(and(eq(programPurchases.id, id), isNull(programPurchases.endedAt)))
    .returning();
  return ended ?? null;
}
