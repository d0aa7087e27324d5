import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { QuestionScope } from '@chalkline/contract/waivers/question.schema.ts';
import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset } from '../../platform/database/keyset.ts';
import type { DataSubject, PersonalTable } from '../../platform/database/personal-tables.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import type { ParticipantsQuery } from '../subjects/subjects.repository.ts';
import { type AnswerRow, answers, type QuestionFormRow, questionForms } from './questions.table.ts';

const isForm = ({ subjectKind, subjectId }: PaperSubjectName) =>
  and(eq(questionForms.subjectKind, subjectKind), eq(questionForms.subjectId, subjectId));

const isOf = ({ subjectKind, subjectId }: PaperSubjectName) =>
  and(eq(answers.subjectKind, subjectKind), eq(answers.subjectId, subjectId));

export async function findForm(database: Sql, subject: PaperSubjectName): Promise<QuestionFormRow | null> {
  const [found] = await database.select().from(questionForms).where(isForm(subject));
  return found ?? null;
}

export async function keepForm(database: Sql, row: QuestionFormRow): Promise<void> {
  const { questions, answersUntil, version, updatedBy, updatedAt } = row;
  await database
    .insert(questionForms)
    .values(row)
    .onConflictDoUpdate({
      target: [questionForms.subjectKind, questionForms.subjectId],
      set: { questions, answersUntil, version, updatedBy, updatedAt },
    });
}

export async function deleteForm(database: Sql, subject: PaperSubjectName): Promise<void> {
  await database.delete(questionForms).where(isForm(subject));
}

export async function insertForms(database: Sql, rows: readonly QuestionFormRow[]): Promise<void> {
  if (rows.length > 0) await database.insert(questionForms).values([...rows]);
}

export function findAnswersOf(
  database: Sql,
  subject: PaperSubjectName,
  holderId: string,
): Promise<AnswerRow[]> {
  return database
    .select()
    .from(answers)
    .where(and(isOf(subject), eq(answers.holderId, holderId)))
    .orderBy(asc(answers.position));
}

/** What the holder answered is now exactly this. */
export async function replaceAnswers(
  database: Sql,
  subject: PaperSubjectName,
  holderId: string,
  rows: readonly AnswerRow[],
): Promise<void> {
  await database.delete(answers).where(and(isOf(subject), eq(answers.holderId, holderId)));
  if (rows.length > 0) await database.insert(answers).values([...rows]);
}

/** Whether the person takes part. */
export async function takesPart(
  database: Sql,
  participants: ParticipantsQuery,
  personId: string,
): Promise<boolean> {
  const found = await database.execute(
    sql`select 1 from (${participants}) participant where person_id = ${personId} limit 1`,
  );
  return (found.rowCount ?? 0) > 0;
}

export interface Holder {
  readonly holderId: string;
  readonly name: string;
  readonly scope: QuestionScope;
}

/** By name. */
export const holderOrder = keyset<Holder>(
  ascending(answers.holderName, ({ name }) => name),
  ascending(answers.holderId, ({ holderId }) => holderId),
);

/** Everybody and every order with answers. */
export function findHolders(
  database: Sql,
  subject: PaperSubjectName,
  search: string | undefined,
  page: KeysetPage,
): Promise<Holder[]> {
  const found = search ? matchesPrefixes(sql`${answers.holderName}`, search) : undefined;
  return database
    .selectDistinct({ holderId: answers.holderId, name: answers.holderName, scope: answers.scope })
    .from(answers)
    .where(and(isOf(subject), found, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
}

/** An answer with its file. */
export interface AnswerFound extends AnswerRow {
  readonly file: Pick<typeof uploads.$inferSelect, 'id' | 'contentType'> | null;
}

/** By name and position; of these holders, or of all. */
export function findAnswers(
  database: Sql,
  subject: PaperSubjectName,
  holderIds?: readonly string[],
): Promise<AnswerFound[]> {
  return database
    .select({
      ...getTableColumns(answers),
      file: { id: uploads.id, contentType: uploads.contentType },
    })
    .from(answers)
    .leftJoin(uploads, eq(uploads.id, answers.fileId))
    .where(and(isOf(subject), holderIds && inArray(answers.holderId, [...holderIds])))
    .orderBy(asc(answers.holderName), asc(answers.holderId), asc(answers.position));
}

/** Null when there is no such answer. */
export async function findAnswer(database: Sql, id: string): Promise<AnswerRow | null> {
  const [found] = await database.select().from(answers).where(eq(answers.id, id));
  return found ?? null;
}

/** Ids of the person's answers that have a file. */
export async function findAnswersWithFile(database: Sql, { id }: DataSubject): Promise<string[]> {
  const found = await database
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.personId, id), isNotNull(answers.fileId)));
  return found.map((answer) => answer.id);
}

/** What questions and answers hold of people. */
export const questionPersonalTables: readonly PersonalTable[] = [
  {
    table: questionForms,
    byId: [questionForms.updatedBy],
    exported: null,
    erased: { kept: 'it belongs to what it is asked for; only the id of its author is kept' },
  },
  {
    table: answers,
    byId: [answers.personId],
    exported: {
      name: 'answers-to-organizers',
      columns: {
        subjectKind: answers.subjectKind,
        subjectId: answers.subjectId,
        name: answers.holderName,
        question: answers.label,
        answer: answers.value,
        at: answers.answeredAt,
      },
    },
    erased: 'deleted',
  },
];
