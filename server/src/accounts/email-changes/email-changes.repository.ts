import { and, eq, gt, gte, ne } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { emailChanges } from './email-changes.table.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

/** Takes the place of what the person asked for before. */
export async function keepAskedChange(sql: Sql, change: Omit<EmailChange, 'state'>): Promise<void> {
  await dropAskedChange(sql, change.personId);
  await sql.insert(emailChanges).values({ ...change, state: 'asked' });
}

/** What the person asked for and has not confirmed, while it can be. */
export async function findAskedChange(sql: Sql, personId: string, now: Date): Promise<EmailChange | null> {
  const [found] = await sql
    .select()
    .from(emailChanges)
    .where(
      and(eq(emailChanges.personId, personId), eq(emailChanges.state, 'asked'), gt(emailChanges.endsAt, now)),
    );
  return found ?? null;
}

export async function findChange(sql: Sql, changeId: string): Promise<EmailChange | null> {
  const [found] = await sql.select().from(emailChanges).where(eq(emailChanges.id, changeId));
  return found ?? null;
}

export async function dropAskedChange(sql: Sql, personId: string): Promise<void> {
  await sql
    .delete(emailChanges)
    .where(and(eq(emailChanges.personId, personId), eq(emailChanges.state, 'asked')));
}

/** False when it was no longer asked for. */
export async function confirmChange(sql: Sql, changeId: string, endsAt: Date): Promise<boolean> {
  const moved = await sql
    .update(emailChanges)
    .set({ state: 'confirmed', endsAt })
    .where(and(eq(emailChanges.id, changeId), eq(emailChanges.state, 'asked')))
    .returning({ id: emailChanges.id });
  return moved.length > 0;
}

/** Undoes this change and every later one of the person; gives those that were. */
export async function undoChangesSince(sql: Sql, { personId, id }: EmailChange): Promise<string[]> {
  // Ids carry their millisecond, and a change is asked for only after the one before is confirmed.
  const undone = await sql
    .update(emailChanges)
    .set({ state: 'undone' })
    .where(
      and(eq(emailChanges.personId, personId), gte(emailChanges.id, id), eq(emailChanges.state, 'confirmed')),
    )
    .returning({ id: emailChanges.id });
  return undone.map((change) => change.id);
}

/** Whether an address is kept free for somebody else, who may still take it back. */
export async function isEmailHeld(
  sql: Sql,
  { id, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<boolean> {
  const [held] = await sql
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmail, email),
        eq(emailChanges.state, 'confirmed'),
        gt(emailChanges.endsAt, now),
        ne(emailChanges.personId, id),
      ),
    )
    .limit(1);
  return held !== undefined;
}
