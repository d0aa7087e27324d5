import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CheckedAnswer } from './questions.keep.service.ts';
import { findForm, insertForms } from './questions.repository.ts';

interface Copy {
  readonly subjectId: string;
  /** When answers to it stop changing, if those to the other one stop then. */
  readonly until: (other: Date) => Date;
}

/** Asks the questions of one thing for others of the same kind, in the same words. */
export async function copyQuestions(
  { clock }: Pick<Parts, 'clock'>,
  { sql }: Transaction,
  from: PaperSubjectName,
  copies: readonly Copy[],
): Promise<void> {
  const form = await findForm(sql, from);
  if (!form) return;
  const begins = { version: 1, updatedAt: clock.now() };
  await insertForms(
    sql,
    copies.map(({ subjectId, until }) => ({
      ...form,
      ...begins,
      subjectId,
      answersUntil: form.answersUntil && until(form.answersUntil),
    })),
  );
}

/** Which answers to another thing's questions answer this one's too: the same questions in the same words. Files don't. */
export async function fittingAnswers(
  sql: Sql,
  subject: PaperSubjectName,
  answers: readonly CheckedAnswer[],
): Promise<CheckedAnswer[]> {
  const form = answers.length === 0 ? null : await findForm(sql, subject);
  return answers.filter(
    ({ questionId, label, isFile }) =>
      !isFile && form?.questions.some((question) => question.id === questionId && question.label === label),
  );
}
