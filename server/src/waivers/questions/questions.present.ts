import type { AnswersReply, QuestionsReply } from '@chalkline/contract/waivers/question.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import type { HolderWithAnswers } from './questions.read.service.ts';
import type { QuestionsInView } from './questions.service.ts';

export function presentQuestions({
  subject,
  version,
  questions,
  mine,
  takesPart,
}: QuestionsInView): QuestionsReply {
  return {
    version,
    questions: [...questions],
    mine: mine.map(({ questionId, value }) => ({ questionId, value })),
    can: { manage: subject.mayManage && subject.isOpen, answer: takesPart && subject.isOpen },
  };
}

export function presentAnswers(
  { parts, viewer }: { readonly parts: Pick<Parts, 'config' | 'clock'>; readonly viewer: Viewer },
  { holderId, name, scope, answers }: HolderWithAnswers,
): AnswersReply {
  return {
    id: holderId,
    name,
    scope,
    answers: answers.map(({ questionId, label, shown, file, answeredAt }) => ({
      questionId,
      label,
      shown,
      path: file && pathFor(parts, viewer, uploadName(file), 'viewer'),
      answeredAt: answeredAt.toISOString(),
    })),
  };
}
