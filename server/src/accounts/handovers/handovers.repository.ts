import { and, eq, gt } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { handovers } from './handovers.table.ts';

type HandoverRow = typeof handovers.$inferSelect;

export async function insertHandover(sql: Sql, row: HandoverRow): Promise<void> {
  await sql.insert(handovers).values(row);
}

/** Takes the code away and gives the session behind it; null when it is unknown, used or too old. */
export async function takeHandover(sql: Sql, codeHash: string, now: Date): Promise<string | null> {
  const [taken] = await sql
    .delete(handovers)
    .where(and(eq(handovers.codeHash, codeHash), gt(handovers.endsAt, now)))
    .returning({ sessionId: handovers.sessionId });
  return taken?.sessionId ?? null;
}
