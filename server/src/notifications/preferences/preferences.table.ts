import { notificationKinds } from '@chalkline/contract/notifications/notification-kinds.ts';
import { digests } from '@chalkline/contract/notifications/preference.schema.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { isOneOfKinds, oneOf } from '../../platform/database/one-of.ts';
import { notificationsSchema } from '../notifications.table.ts';

/** How a person wants their mail. Who has chosen nothing has no row. */
export const notificationSettings = notificationsSchema.table(
  'settings',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id),
    digest: text('digest', { enum: digests }).notNull(),
    /** Minutes after midnight in the person's own zone; both or neither. From 22:00 to 07:00 goes over midnight. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    /** Whether mail may quote what not everybody may read. */
    privateText: boolean('private_text').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('notification_settings_digest', oneOf(table.digest, digests)),
    check('notification_settings_quiet', sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`),
    check(
      'notification_settings_minutes',
      sql`${table.quietFrom} between 0 and 1439 and ${table.quietTo} between 0 and 1439 and ${table.quietFrom} <> ${table.quietTo}`,
    ),
  ],
);

export type NotificationSettingsRow = typeof notificationSettings.$inferSelect;

/** A kind that a person wants otherwise than usual. */
export const notificationChoices = notificationsSchema.table(
  'choices',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    inApp: boolean('in_app').notNull(),
    email: boolean('email').notNull(),
    /** null: as usual for the kind. */
    push: boolean('push'),
  },
  (table) => [
    primaryKey({ name: 'notification_choices_once', columns: [table.personId, table.kind] }),
    check('notification_choices_kind', isOneOfKinds(table.kind, 'notifications.is_kind')),
    check('notification_choices_security', sql`${table.kind} <> 'security'`),
  ],
);
