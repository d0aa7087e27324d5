import type { NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type NotificationSettingsRow,
  notificationChoices,
  notificationSettings,
} from './preferences.table.ts';

export type MailSettings = Omit<NotificationSettingsRow, 'personId' | 'updatedAt'>;
export type Choice = Omit<typeof notificationChoices.$inferSelect, 'personId'>;

export async function findSettings(
  database: Sql,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, MailSettings>> {
  const rows = await database
    .select()
    .from(notificationSettings)
    .where(inArray(notificationSettings.personId, [...personIds]));
  return new Map(rows.map((row) => [row.personId, row]));
}

export async function findChoices(
  database: Sql,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Choice[]>> {
  const rows = await database
    .select()
    .from(notificationChoices)
    .where(inArray(notificationChoices.personId, [...personIds]));
  return Map.groupBy(rows, ({ personId }) => personId);
}

/** The person's own zone, in which their hours are counted. */
export async function findZone(database: Sql, personId: string): Promise<string> {
  const [found] = await database.select({ zone: people.zone }).from(people).where(eq(people.id, personId));
  return found?.zone ?? 'UTC';
}

export async function isPerson(database: Sql, personId: string): Promise<boolean> {
  const found = await database.select({ id: people.id }).from(people).where(eq(people.id, personId));
  return found.length > 0;
}

export async function keepSettings(
  database: Sql,
  personId: string,
  settings: MailSettings,
  updatedAt: Date,
): Promise<void> {
  const { digest, quietFrom, quietTo, privateText } = settings;
  const set = { digest, quietFrom, quietTo, privateText, updatedAt };
  await database
    .insert(notificationSettings)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: notificationSettings.personId, set });
}

export async function keepChoices(
  database: Sql,
  personId: string,
  choices: readonly Choice[],
): Promise<void> {
  if (choices.length === 0) return;
  await database
    .insert(notificationChoices)
    .values(choices.map(({ kind, inApp, email, push }) => ({ personId, kind, inApp, email, push })))
    .onConflictDoUpdate({
      target: [notificationChoices.personId, notificationChoices.kind],
      set: {
        inApp: sql`excluded.in_app`,
        email: sql`excluded.email`,
        // Unsaid, it stays as it was.
        push: sql`coalesce(excluded.push, ${notificationChoices.push})`,
      },
    });
}

/** No mail of these kinds, whatever was chosen; `inApp` stands for a kind that nothing was chosen for. */
export async function endMail(
  database: Sql,
  personId: string,
  kinds: readonly { readonly kind: NotificationKind; readonly inApp: boolean }[],
): Promise<void> {
  await database
    .insert(notificationChoices)
    .values(kinds.map(({ kind, inApp }) => ({ personId, kind, inApp, email: false })))
    .onConflictDoUpdate({
      target: [notificationChoices.personId, notificationChoices.kind],
      set: { email: false },
    });
}
