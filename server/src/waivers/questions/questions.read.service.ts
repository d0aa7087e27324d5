import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { AnswersQuery } from '@chalkline/contract/waivers/question.schema.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor, type UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { findSubject, readSubject } from '../subjects/subjects.service.ts';
import { answerFileKind } from './questions.keep.service.ts';
import {
  type AnswerFound,
  findAnswer,
  findAnswers,
  findForm,
  findHolders,
  type Holder,
  holderOrder,
} from './questions.repository.ts';

/** Everything that one person, or the buyer of one order, answered. */
export interface HolderWithAnswers extends Holder {
  readonly answers: readonly AnswerInView[];
}

export interface AnswerInView extends AnswerFound {
  /** Of its file; good for ten minutes. */
  readonly path: string | null;
}

/** By name. Throws 403 for those who don't manage the thing. */
export async function listAnswers(
  parts: Parts,
  viewer: Viewer,
  { subjectKind, subjectId, search, ...query }: AnswersQuery,
): Promise<Page<HolderWithAnswers[]>> {
  const { sql } = parts.database;
  const subject = { subjectKind, subjectId };
  await readSubject(sql, viewer, subject);
  const page = await readPage(parts.config, query, {
    list: ['answers', subjectKind, subjectId, search ?? ''],
    order: holderOrder,
    read: (asked) => findHolders(sql, subject, search, asked),
  });
  const found = await findAnswers(
    sql,
    subject,
    page.data.map(({ holderId }) => holderId),
  );
  const shown = found.map((answer) => ({
    ...answer,
    path: answer.file && pathFor(parts, viewer, uploadName(answer.file), 'viewer'),
  }));
  const byHolder = Map.groupBy(shown, ({ holderId }) => holderId);
  return presentPage(page, (holder) => ({ ...holder, answers: byHolder.get(holder.holderId) ?? [] }));
}

/**
 * One row for each person and order, and one column for each wording: the questions of today in their order, then what
 * was asked before.
 */
export async function exportAnswers(
  parts: Parts,
  viewer: Viewer,
  subject: PaperSubjectName,
): Promise<ExportReply> {
  const { sql } = parts.database;
  const { title } = await readSubject(sql, viewer, subject);
  const found = await findAnswers(sql, subject);
  const asked = ((await findForm(sql, subject))?.questions ?? []).map(({ id, label }) => keyOf(id, label));
  const answered = found.map(({ questionId, label }) => keyOf(questionId, label));
  const columns = [...new Set([...asked, ...answered])];
  const labels = new Map(found.map(({ questionId, label }) => [keyOf(questionId, label), label]));
  const shown = columns.filter((key) => labels.has(key));
  const rows = [...Map.groupBy(found, ({ holderId }) => holderId).values()].map((answers) => {
    const byKey = new Map(answers.map((answer) => [keyOf(answer.questionId, answer.label), answer.shown]));
    const [first] = answers;
    return [
      first?.holderName ?? '',
      first?.scope ?? '',
      ...shown.map((key) => byKey.get(key) ?? ''),
      first?.answeredAt.toISOString() ?? '',
    ];
  });
  const header = ['name', 'answered for', ...shown.map((key) => labels.get(key) ?? ''), 'answered at'];
  return { fileName: fileNameOf([title, 'answers'], 'csv'), csv: writeCsv(header, rows) };
}

const keyOf = (questionId: string, label: string) => `${questionId} ${label}`;

/** Files of answers are for those who gave them, and for those who manage the thing. */
export const answerFiles: UploadSubject = {
  kind: answerFileKind,
  maySee: async (parts, viewer, id) => {
    const { sql } = parts.database;
    const answer = viewer && (await findAnswer(sql, id));
    if (!answer) return false;
    if (answer.personId === viewer.personId) return true;
    return (await findSubject(sql, viewer, answer))?.mayRead ?? false;
  },
};
