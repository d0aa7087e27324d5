import { uploadIdIn } from '@chalkline/contract/uploads/upload-paths.ts';
import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { AnswerValue, QuestionScope } from '@chalkline/contract/waivers/question.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { discardUploadsOf, setUploads } from '../../uploads/uploads.attach.service.ts';
import { findAnswersOf, replaceAnswers } from './questions.repository.ts';
import type { AnswerRow } from './questions.table.ts';

/** What files of answers are attached to; the id is the answer's. */
export const answerFileKind = 'answer_file';

/** Whom or what answers are about. */
export interface Holder {
  readonly scope: QuestionScope;
  /** Of the person; of the line of the order for somebody without an account; of the order for the scope `order`. */
  readonly id: string;
  readonly name: string;
  /** Whose answers they are, for exports and erasure. */
  readonly personId: string | null;
  /** Who uploaded the files among the answers; null: nobody could. */
  readonly filesOf: string | null;
}

/** An answer that fits its question, with the wording of that moment. Kept with what is bought until it is paid. */
export interface CheckedAnswer {
  readonly questionId: string;
  readonly position: number;
  readonly label: string;
  readonly value: AnswerValue;
  readonly shown: string;
  readonly isFile: boolean;
}

/**
 * What the holder answered is now exactly this. `missingFiles`: whether a file that is gone refuses the call, or is
 * left out because what it belongs to is paid.
 */
export async function keepAnswers(
  parts: Parts,
  tx: Transaction,
  subject: PaperSubjectName,
  { scope, id: holderId, name: holderName, personId, filesOf }: Holder,
  checked: readonly CheckedAnswer[],
  missingFiles: 'refuse' | 'leave_out',
): Promise<void> {
  const answeredAt = parts.clock.now();
  const before = await findAnswersOf(tx.sql, subject, holderId);
  const rows: AnswerRow[] = [];
  for (const { questionId, position, label, value, shown, isFile } of checked) {
    // The same answer keeps its id: its file hangs on it.
    const id = before.find((answer) => answer.questionId === questionId)?.id ?? newId(answeredAt.getTime());
    const fileId = isFile && filesOf ? await attach(parts, tx, { id, filesOf, value, missingFiles }) : null;
    rows.push({
      ...subject,
      id,
      scope,
      holderId,
      holderName,
      personId,
      questionId,
      position,
      label,
      value,
      shown,
      fileId,
      answeredAt,
    });
  }
  const gone = before.filter(({ id, fileId }) => fileId !== null && !rows.some((row) => row.id === id));
  for (const { id } of gone) await discardUploadsOf(parts, tx, { kind: answerFileKind, id });
  await replaceAnswers(tx.sql, subject, holderId, rows);
}

interface FileToAttach {
  readonly id: string;
  readonly filesOf: string;
  readonly value: AnswerValue;
  readonly missingFiles: 'refuse' | 'leave_out';
}

async function attach(
  parts: Parts,
  tx: Transaction,
  { id, filesOf, value, missingFiles }: FileToAttach,
): Promise<string | null> {
  const ids = [uploadIdIn(String(value)) ?? String(value)];
  try {
    const owner = { personId: filesOf };
    const subject = { kind: answerFileKind, id };
    const [upload] = await setUploads(parts, tx, owner, subject, { ids, path: 'body.answers' });
    return upload?.id ?? null;
  } catch (failure) {
    // Loose files go after a day. A payment that took longer is not undone for one.
    if (failure instanceof Refusal && missingFiles === 'leave_out') return null;
    throw failure;
  }
}
