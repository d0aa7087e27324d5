import {
  type AnswersById,
  answerProblems,
  answersById,
  askedQuestions,
  shownAnswer,
} from '@chalkline/contract/waivers/answers.rules.ts';
import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type {
  AnswersGiven,
  MyAnswers,
  Question,
  QuestionForm,
  QuestionScope,
} from '@chalkline/contract/waivers/question.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { SeenSubject } from '../subjects/paper-subject.service.ts';
import { papersClosed } from '../subjects/subjects.errors.ts';
import { manageSubject, participantsOf, seeSubject } from '../subjects/subjects.service.ts';
import { answersClosed, answersRefused, questionsChanged } from './questions.errors.ts';
import { type CheckedAnswer, type Holder, keepAnswers } from './questions.keep.service.ts';
import { findAnswersOf, findForm, keepForm, takesPart } from './questions.repository.ts';
import type { AnswerRow } from './questions.table.ts';

export type { CheckedAnswer, Holder } from './questions.keep.service.ts';

/** The questions as one viewer sees them. */
export interface QuestionsInView {
  readonly subject: SeenSubject;
  readonly version: number;
  readonly questions: readonly Question[];
  readonly answersUntil: Date | null;
  readonly mine: readonly AnswerRow[];
  /** They take part and answers still change, so they can answer the questions about themselves. */
  readonly canAnswer: boolean;
}

export async function getQuestions(
  parts: Parts,
  viewer: MaybeViewer,
  name: PaperSubjectName,
): Promise<QuestionsInView> {
  const { sql } = parts.database;
  const subject = await seeSubject(sql, viewer, name);
  const form = await findForm(sql, name);
  const mine = viewer ? await findAnswersOf(sql, name, viewer.personId) : [];
  const isPart = viewer !== null && (await takesPart(sql, participantsOf(name), viewer.personId));
  const answersUntil = form?.answersUntil ?? null;
  return {
    subject,
    version: form?.version ?? 0,
    questions: form?.questions ?? [],
    answersUntil,
    mine,
    canAnswer:
      isPart && !subject.answersByPlace && subject.isOpen && mayAnswer(answersUntil, mine, parts.clock.now()),
  };
}

/** After the organizer's last day answers stay as they are; who hasn't answered yet still can. */
export function mayAnswer(until: Date | null, mine: readonly AnswerRow[], now: Date): boolean {
  return until === null || now < until || mine.length === 0;
}

/** Sets all questions. Throws 409 when they are not of the version that was read. */
export async function setQuestions(
  parts: Parts,
  viewer: Viewer,
  form: QuestionForm,
): Promise<QuestionsInView> {
  const { subjectKind, subjectId, questions, answersUntil, version } = form;
  const subject = { subjectKind, subjectId };
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'questions', subject.subjectId, 'exclusive');
    await manageSubject(tx.sql, viewer, subject);
    const read = (await findForm(tx.sql, subject)) ?? { questions: [], answersUntil: null, version: 0 };
    const change = readPatch(read, { questions, answersUntil, version }, questionsChanged);
    if (!change) return;
    const stamp = { version: read.version + 1, updatedBy: viewer.personId, updatedAt: parts.clock.now() };
    const until = answersUntil === undefined ? read.answersUntil : dateOf(answersUntil);
    await keepForm(tx.sql, { ...subject, questions, answersUntil: until, ...stamp });
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: `${subject.subjectKind}.questions_changed`,
      subjectKind: subject.subjectKind,
      subjectId: subject.subjectId,
      before: read.questions.map(({ label }) => label),
      after: questions.map(({ label }) => label),
    });
  });
  return getQuestions(parts, viewer, subject);
}

interface AnswersAsked {
  readonly scope: QuestionScope;
  readonly answers: AnswersGiven;
  readonly path: string;
}

/**
 * For sellers: the answers of one scope, checked. Throws 422 `answer_required` and `invalid` at
 * `path`.answers.`id of the question`; a `path` is such as `body.lines.0.details`.
 */
export async function checkAnswers(
  sql: Sql,
  subject: PaperSubjectName,
  asked: AnswersAsked,
): Promise<CheckedAnswer[]> {
  return (await answerChecker(sql, subject))(asked);
}

/** The same for many, with the questions read once. */
export async function answerChecker(
  sql: Sql,
  subject: PaperSubjectName,
): Promise<(asked: AnswersAsked) => CheckedAnswer[]> {
  const form = await findForm(sql, subject);
  return ({ scope: wanted, answers, path }) => {
    const questions = (form?.questions ?? []).filter(({ scope }) => scope === wanted);
    const given = answersById(answers);
    const problems = answerProblems(questions, given);
    if (problems.length > 0) throw answersRefused(problems, `${path}.answers`);
    return checkedOf(questions, given);
  };
}

/** Answers to questions that nobody asked are left out. */
function checkedOf(questions: readonly Question[], given: AnswersById): CheckedAnswer[] {
  return askedQuestions(questions, given).flatMap((question) => {
    const value = given.get(question.id);
    if (value === undefined) return [];
    const { id: questionId, label, kind } = question;
    const position = questions.indexOf(question);
    return [
      { questionId, position, label, value, shown: shownAnswer(question, value), isFile: kind === 'file' },
    ];
  });
}

/** For sellers: keeps answers that were checked, once what they belong to is paid. */
export async function storeAnswers(
  parts: Parts,
  tx: Transaction,
  subject: PaperSubjectName,
  holder: Holder,
  checked: readonly CheckedAnswer[],
): Promise<void> {
  await lock(tx, 'answers', holder.id, 'exclusive');
  await keepAnswers(parts, tx, subject, holder, checked, 'leave_out');
}

/** What somebody who takes part answers about themselves. Throws 403 for anybody else. */
export async function answerQuestions(
  parts: Parts,
  viewer: Viewer,
  { answers, ...subject }: MyAnswers,
): Promise<QuestionsInView> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'questions', subject.subjectId, 'shared');
    const { isOpen, answersByPlace } = await seeSubject(tx.sql, viewer, subject);
    const { personId, name } = viewer;
    if (answersByPlace || !(await takesPart(tx.sql, participantsOf(subject), personId))) throw notAllowed();
    if (!isOpen) throw papersClosed();
    const mine = await findAnswersOf(tx.sql, subject, personId);
    const form = await findForm(tx.sql, subject);
    if (!mayAnswer(form?.answersUntil ?? null, mine, parts.clock.now())) throw answersClosed();
    const checked = await checkAnswers(tx.sql, subject, { scope: 'person', answers, path: 'body' });
    const holder: Holder = { scope: 'person', id: personId, name, personId, filesOf: personId };
    await lock(tx, 'answers', personId, 'exclusive');
    await keepAnswers(parts, tx, subject, holder, checked, 'refuse');
  });
  return getQuestions(parts, viewer, subject);
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
