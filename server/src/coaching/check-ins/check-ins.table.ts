import type { CheckInQuestion, EarlierAnswer } from '@chalkline/contract/coaching/check-in.schema.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { coachingSchema } from '../coaching.table.ts';
import { coachings } from '../coachings/coachings.table.ts';

export interface KeptPhoto {
  /** Of the upload. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
export type KeptAnswer = number | string | readonly KeptPhoto[] | null;

/** What a trainer asks clients: a template of questions. */
export const checkInForms = coachingSchema.table(
  'check_in_forms',
  {
    id: uuid('id').primaryKey(),
    trainerId: uuid('trainer_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    questions: jsonb('questions').$type<readonly CheckInQuestion[]>().notNull(),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
  },
  (table) => [index('check_in_forms_of_trainer').on(table.trainerId, table.id)],
);

export type CheckInFormRow = typeof checkInForms.$inferSelect;

/** Which form a client is sent, and when next. */
export const checkInSchedules = coachingSchema.table(
  'check_in_schedules',
  {
    coachingId: uuid('coaching_id')
      .primaryKey()
      .references(() => coachings.id, { onDelete: 'cascade' }),
    formId: uuid('form_id')
      .notNull()
      .references(() => checkInForms.id, { onDelete: 'cascade' }),
    everyDays: integer('every_days').notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('check_in_schedules_due').on(table.nextAt),
    index('check_in_schedules_of_form').on(table.formId),
    check('check_in_schedules_days', sql`${table.everyDays} > 0`),
  ],
);

export type ScheduleRow = typeof checkInSchedules.$inferSelect;

/** A form as a client was sent it, with the questions of that time and the answers. */
export const checkIns = coachingSchema.table(
  'check_ins',
  {
    id: uuid('id').primaryKey(),
    coachingId: uuid('coaching_id')
      .notNull()
      .references(() => coachings.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    formName: text('form_name').notNull(),
    questions: jsonb('questions').$type<readonly CheckInQuestion[]>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Of which day the body weight among the answers is; the weight itself is nutrition’s. */
    weightDay: date('weight_day'),
    answers: jsonb('answers').$type<readonly KeptAnswer[]>(),
    reply: text('reply'),
    /** Goes up by one with every change of the answers. */
    version: integer('version').notNull().default(1),
    correctedAt: timestamp('corrected_at', { withTimezone: true }),
    /** The questions, by their places, whose answers as they are now the trainer has read. */
    seen: integer('seen').array().notNull().default([]),
    /** By question: the answers before that the trainer had read. */
    earlier: jsonb('earlier').$type<readonly (readonly EarlierAnswer[])[]>().notNull().default([]),
  },
  (table) => [
    // Newest first: ids carry the moment they were made.
    index('check_ins_of_coaching').on(table.coachingId, table.id),
    index('check_ins_of_client').on(table.clientId),
    uniqueIndex('check_ins_open_once').on(table.coachingId).where(sql`${table.answeredAt} is null`),
    index('check_ins_to_remind')
      .on(table.dueAt)
      .where(sql`${table.answeredAt} is null and ${table.remindedAt} is null`),
    index('check_ins_to_reply')
      .on(table.coachingId)
      .where(sql`${table.answeredAt} is not null and ${table.reply} is null`),
    check('check_ins_answered', sql`(${table.answeredAt} is null) = (${table.answers} is null)`),
  ],
);

export type CheckInRow = typeof checkIns.$inferSelect;
export type NewCheckIn = typeof checkIns.$inferInsert;
