import { and, inArray, isNotNull, lte, min, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type NotificationRow, notifications } from '../notifications/notifications.table.ts';

export interface MailReader {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly state: string;
  readonly zone: string;
}

/**
 * Takes all due emails of some people, longest waiting first, and postpones them until `lease`: if the process dies,
 * they are found again then. The caller holds a lock, so one process takes at a time.
 */
export async function takeDue(
  database: Sql,
  { now, lease, persons }: { readonly now: Date; readonly lease: Date; readonly persons: number },
): Promise<NotificationRow[]> {
  const due = lte(notifications.mailDueAt, now);
  const waiting = await database
    .select({ personId: notifications.personId })
    .from(notifications)
    .where(due)
    .groupBy(notifications.personId)
    .orderBy(min(notifications.mailDueAt))
    .limit(persons);
  if (waiting.length === 0) return [];
  return database
    .update(notifications)
    .set({ mailDueAt: lease })
    .where(
      and(
        due,
        inArray(
          notifications.personId,
          waiting.map(({ personId }) => personId),
        ),
      ),
    )
    .returning();
}

export async function findReaders(
  database: Sql,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, MailReader>> {
  const { id, name, email, state, zone } = people;
  const found = await database
    .select({ id, name, email, state, zone })
    .from(people)
    .where(inArray(id, [...personIds]));
  return new Map(found.map((reader) => [reader.id, { ...reader, zone: reader.zone ?? 'UTC' }]));
}

/** Cancels the emails of these notifications. */
export async function dropMail(database: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(notifications)
    .set({ mailDueAt: null })
    .where(inArray(notifications.id, [...ids]));
}

/** Postpones emails to this moment, unless they were read meanwhile. */
export async function putOffMail(database: Sql, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(notifications)
    .set({ mailDueAt: until })
    .where(and(inArray(notifications.id, [...ids]), isNotNull(notifications.mailDueAt)));
}

/** Out of these, the ones that weren't read or retracted meanwhile. */
export async function findStillDue(database: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await database
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(inArray(notifications.id, [...ids]), isNotNull(notifications.mailDueAt)));
  return new Set(found.map(({ id }) => id));
}

export async function markMailed(database: Sql, ids: readonly string[], at: Date): Promise<void> {
  await database
    .update(notifications)
    .set({ mailDueAt: null, mailedAt: sql`coalesce(${notifications.mailedAt}, ${at})` })
    .where(inArray(notifications.id, [...ids]));
}
