import { and, eq, isNull, sql } from 'drizzle-orm';
import { people } from '../accounts/people/people.table.ts';
import type { Parts } from '../platform/parts.ts';

/** Everyone who has an account has been here: at some minute of the last three weeks, or since they joined. */
export async function makeDemoSignIns({ database, clock }: Parts): Promise<void> {
  const ago = sql`(hashtext(${people.email}) & 32767) * interval '1 minute'`;
  const lastSignedInAt = sql`greatest(${people.createdAt}, ${clock.now().toISOString()}::timestamptz - ${ago})`;
  await database.sql
    .update(people)
    .set({ lastSignedInAt })
    .where(and(eq(people.state, 'active'), isNull(people.lastSignedInAt)));
}
