import { keptDays } from '@chalkline/contract/kept-days.ts';
import { notificationKinds } from '@chalkline/contract/notifications/notification-kinds.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { isOneOfKinds } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { notificationsSchema } from '../notifications.table.ts';

/** The parameters of a notification's sentence: ids, keywords and figures, never whole sentences. */
export type NoticeDetails = Readonly<Record<string, string | number | boolean | null>>;

/** A person's notifications. The text is written when it is shown or sent, from the subject as it is then. */
export const notifications = notificationsSchema.table(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** `competition_announcement:<id>`: a cause notifies a person once. */
    cause: text('cause').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    /** 0 for the strongest kind. */
    rank: smallint('rank').notNull(),
    /** Kind and id of the subject; the domain decides who may see it (its domain.ts). */
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** What happened to the subject: `published`. */
    happening: text('happening').notNull(),
    details: jsonb('details').$type<NoticeDetails>().notNull(),
    /** Who did it, latest first; folded kinds keep a few. */
    actorIds: uuid('actor_ids').array().notNull(),
    /** Whether it is shown in the app. */
    inApp: boolean('in_app').notNull(),
    /** When it was raised, or last raised again. */
    raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** When to consider an email; null for none. */
    mailDueAt: timestamp('mail_due_at', { withTimezone: true }),
    /** At most one email per cause, however often it is raised again. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** When to consider a push message; null for none. */
    pushDueAt: timestamp('push_due_at', { withTimezone: true }),
    /** At most one push message per cause. */
    pushedAt: timestamp('pushed_at', { withTimezone: true }),
  },
  (table) => [
    unique('notifications_once').on(table.personId, table.cause),
    check('notifications_kind', isOneOfKinds(table.kind, 'notifications.is_kind')),
    check('notifications_mail', sql`${table.mailDueAt} is null or ${table.mailedAt} is null`),
    index('notifications_list').on(table.personId, table.raisedAt, table.id).where(sql`${table.inApp}`),
    index('notifications_unread')
      .on(table.personId, table.raisedAt, table.id)
      .where(sql`${table.inApp} and ${table.readAt} is null`),
    check('notifications_push', sql`${table.pushDueAt} is null or ${table.pushedAt} is null`),
    index('notifications_push_due').on(table.pushDueAt).where(sql`${table.pushDueAt} is not null`),
    index('notifications_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    // Used when a subject is retracted.
    index('notifications_subject').on(table.subjectId),
    index('notifications_old').on(table.raisedAt),
  ],
);

/** Notifications are deleted by age, read ones sooner than unread ones. */
export const notificationRetentions = [
  keepFor(keptDays.unreadNotification * day, notifications.raisedAt),
  // A notification is older than its reading, so the index by age serves both.
  keepFor(keptDays.readNotification * day, [notifications.raisedAt, notifications.readAt]),
] as const;

export type NotificationRow = typeof notifications.$inferSelect;
