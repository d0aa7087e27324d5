import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { AnswersGiven, Question } from '@chalkline/contract/waivers/question.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { papersClosed } from '../subjects/subjects.errors.ts';
import { seeSubject } from '../subjects/subjects.service.ts';
import { answersClosed } from './questions.errors.ts';
import { type Holder, keepAnswers } from './questions.keep.service.ts';
import { findAnswersOf, findForm } from './questions.repository.ts';
import { checkAnswers, mayAnswer } from './questions.service.ts';
import type { AnswerRow } from './questions.table.ts';

/** The questions about who comes, and what was answered for one place, such as a ticket. */
export interface PlaceAnswers {
  readonly questions: readonly Question[];
  readonly answers: readonly AnswerRow[];
}

export async function readPlaceAnswers(
  sql: Sql,
  subject: PaperSubjectName,
  holderId: string,
): Promise<PlaceAnswers> {
  const form = await findForm(sql, subject);
  const answers = await findAnswersOf(sql, subject, holderId);
  return { questions: (form?.questions ?? []).filter(({ scope }) => scope === 'person'), answers };
}

interface PlaceAsked {
  readonly holder: Holder;
  readonly answers: AnswersGiven;
  /** Also after the organizer's last day for changes. */
  readonly anytime: boolean;
}

/** For domains that keep answers by place, and have checked whose it is. Throws 409 and 422. */
export async function answerForPlace(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  subject: PaperSubjectName,
  { holder, answers, anytime }: PlaceAsked,
): Promise<void> {
  await lock(tx, 'questions', subject.subjectId, 'shared');
  if (!(await seeSubject(tx.sql, viewer, subject)).isOpen) throw papersClosed();
  const before = await findAnswersOf(tx.sql, subject, holder.id);
  const until = (await findForm(tx.sql, subject))?.answersUntil ?? null;
  if (!anytime && !mayAnswer(until, before, parts.clock.now())) throw answersClosed();
  const checked = await checkAnswers(tx.sql, subject, { scope: 'person', answers, path: 'body' });
  await lock(tx, 'answers', holder.id, 'exclusive');
  await keepAnswers(parts, tx, subject, holder, checked, 'refuse');
}
