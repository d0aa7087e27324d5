import { paperSubjectKinds } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { AnswerValue, Question } from '@chalkline/contract/waivers/question.schema.ts';
import { questionScopes } from '@chalkline/contract/waivers/question.schema.ts';
import { check, index, integer, jsonb, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { waiversSchema } from '../waivers.table.ts';

/** The questions of a thing, in their order. */
export const questionForms = waiversSchema.table(
  'question_forms',
  {
    subjectKind: text('subject_kind', { enum: paperSubjectKinds }).notNull(),
    /** Its domain is above this one, so there is no foreign key. */
    subjectId: uuid('subject_id').notNull(),
    questions: jsonb('questions').$type<readonly Question[]>().notNull(),
    /** Until when people change their answers; null: as long as the thing is open. */
    answersUntil: timestamp('answers_until', { withTimezone: true }),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => people.id),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId] }),
    check('question_forms_subject_kind', oneOf(table.subjectKind, paperSubjectKinds)),
    index('question_forms_author').on(table.updatedBy),
  ],
);

export type QuestionFormRow = typeof questionForms.$inferSelect;

/** Answers with the wording of the question at that time. */
export const answers = waiversSchema.table(
  'answers',
  {
    id: uuid('id').primaryKey(),
    subjectKind: text('subject_kind', { enum: paperSubjectKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    scope: text('scope', { enum: questionScopes }).notNull(),
    /** Whom or what it is about: a person, or somebody without an account by their line of an order; an order. */
    holderId: uuid('holder_id').notNull(),
    holderName: text('holder_name').notNull(),
    personId: uuid('person_id').references(() => people.id),
    questionId: text('question_id').notNull(),
    /** Where the question stood in the form. */
    position: integer('position').notNull(),
    label: text('label').notNull(),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    /** As people read it. */
    shown: text('shown').notNull(),
    fileId: uuid('file_id').references(() => uploads.id),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('answers_once').on(table.subjectKind, table.subjectId, table.holderId, table.questionId),
    check('answers_subject_kind', oneOf(table.subjectKind, paperSubjectKinds)),
    check('answers_scope', oneOf(table.scope, questionScopes)),
    index('answers_by_name').on(table.subjectKind, table.subjectId, table.holderName, table.holderId),
    index('answers_of_person').on(table.personId),
    index('answers_file').on(table.fileId),
  ],
);

export type AnswerRow = typeof answers.$inferSelect;
