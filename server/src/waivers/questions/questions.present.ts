import type { AnswersReply, QuestionsReply } from '@chalkline/contract/waivers/question.schema.ts';
import type { HolderWithAnswers } from './questions.read.service.ts';
import type { QuestionsInView } from './questions.service.ts';

export function presentQuestions({
  subject,
  version,
  questions,
  answersUntil,
  mine,
  canAnswer,
}: QuestionsInView): QuestionsReply {
  return {
    version,
    questions: [...questions],
    answersUntil: answersUntil?.toISOString() ?? null,
    mine: mine.map(({ questionId, value }) => ({ questionId, value })),
    can: { manage: subject.mayManage && subject.isOpen, answer: canAnswer },
  };
}

export function presentAnswers({ holderId, name, scope, answers }: HolderWithAnswers): AnswersReply {
  return {
    id: holderId,
    name,
    scope,
    answers: answers.map(({ questionId, label, shown, path, answeredAt }) => ({
      questionId,
      label,
      shown,
      path,
      answeredAt: answeredAt.toISOString(),
    })),
  };
}
