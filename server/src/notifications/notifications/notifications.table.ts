import { keptDays } from '@chalkline/contract/kept-days.ts';
import { notificationKinds } from '@chalkline/contract/notifications/notification-kinds.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { isOneOfKinds } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { notificationsSchema } from '../notifications.table.ts';

/** The parameters of a notification's sentence: ids, words of ours and figures, never a whole sentence. */
export type NoticeDetails = Readonly<Record<string, string | number | boolean | null>>;

/** What a person is told of. Its words are made when it is shown or sent, from the thing as it is then. */
export const notifications = notificationsSchema.table(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** `competition_announcement:<id>`: whatever else the same cause brings is not told again. */
    cause: text('cause').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    /** 0 for the strongest kind. */
    rank: smallint('rank').notNull(),
    /** The kind and id of the thing; its domain says who may see it (its domain.ts). */
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** What happened to the thing: `published`. */
    happening: text('happening').notNull(),
    details: jsonb('details').$type<NoticeDetails>().notNull(),
    /** Who did it, the latest first; folded kinds keep a few. */
    actorIds: uuid('actor_ids').array().notNull(),
    /** Whether the bell shows it. */
    inApp: boolean('in_app').notNull(),
    /** When it was told, or last told anew. */
    raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** When mail is to be thought of; null when none is to go. */
    mailDueAt: timestamp('mail_due_at', { withTimezone: true }),
    /** One mail for each cause, however often it is told anew. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    unique('notifications_once').on(table.personId, table.cause),
    check('notifications_kind', isOneOfKinds(table.kind, 'notifications.is_kind')),
    check('notifications_mail', sql`${table.mailDueAt} is null or ${table.mailedAt} is null`),
    index('notifications_list').on(table.personId, table.raisedAt, table.id).where(sql`${table.inApp}`),
    index('notifications_unread')
      .on(table.personId, table.raisedAt, table.id)
      .where(sql`${table.inApp} and ${table.readAt} is null`),
    index('notifications_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    // What becomes of a thing that is taken back.
    index('notifications_subject').on(table.subjectId),
    index('notifications_old').on(table.raisedAt),
  ],
);

/** Notifications are deleted by age: those that were read sooner than all others. */
export const notificationRetentions = [
  keepFor(keptDays.unreadNotification * day, notifications.raisedAt),
  // What was read is older than its reading: the index by age leads to both.
  keepFor(keptDays.readNotification * day, [notifications.raisedAt, notifications.readAt]),
] as const;

export type NotificationRow = typeof notifications.$inferSelect;
