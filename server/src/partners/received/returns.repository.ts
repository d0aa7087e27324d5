import { and, desc, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type ReturnRow, returns } from './returns.table.ts';

/** What an export tells of it; a buyer's words go with them. */
export const returnPersonalTables: readonly PersonalTable[] = [
  {
    table: returns,
    byId: [returns.personId],
    exported: {
      name: 'returns',
      columns: {
        orderId: returns.orderId,
        state: returns.state,
        reason: returns.reason,
        message: returns.message,
        answer: returns.answer,
        askedAt: returns.askedAt,
      },
    },
    erased: async (sql, { id }) => {
      await sql.update(returns).set({ personId: null, message: '' }).where(eq(returns.personId, id));
    },
  },
];

/** Of one order, latest first. */
export function findReturns(database: Sql, orderId: string): Promise<ReturnRow[]> {
  return database.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(desc(returns.id));
}

/** Of this order; its row is locked by the caller. */
export async function findReturn(database: Sql, orderId: string, id: string): Promise<ReturnRow | null> {
  const [found] = await database
    .select()
    .from(returns)
    .where(and(eq(returns.id, id), eq(returns.orderId, orderId)));
  return found ?? null;
}

export async function insertReturn(database: Sql, row: ReturnRow): Promise<void> {
  await database.insert(returns).values(row);
}

export async function updateReturn(database: Sql, id: string, change: Partial<ReturnRow>): Promise<void> {
  await database.update(returns).set(change).where(eq(returns.id, id));
}
