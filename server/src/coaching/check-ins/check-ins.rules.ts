import type {
  AnswerValue,
  CheckInQuestion,
  SharedArea,
} from '@chalkline/contract/coaching/check-in.schema.ts';
import { answerFits } from '@chalkline/contract/coaching/check-in-answers.ts';
import { day } from '@chalkline/contract/spans.ts';

/** Whether there is an answer for each question, of its kind and in its range, or none. */
export function answersFit(questions: readonly CheckInQuestion[], answers: readonly AnswerValue[]): boolean {
  if (answers.length !== questions.length) return false;
  return questions.every(({ kind }, index) => answerFits(kind, answers[index] ?? null));
}

/** Each question with its answer, hidden where its area is not open to the viewer. */
export function answersSeen<Photo extends object>(
  questions: readonly CheckInQuestion[],
  answers: readonly (number | string | readonly Photo[] | null)[] | null,
  open: ReadonlySet<SharedArea>,
) {
  return questions.map((question, index) => {
    const isHidden = !open.has(question.area);
    const answer = isHidden ? null : (answers?.[index] ?? null);
    const isPlain = answer === null || typeof answer !== 'object';
    const photos: readonly Photo[] = isPlain ? [] : answer;
    return { ...question, value: isPlain ? answer : null, photos, isHidden };
  });
}

/** The first moment after now on the schedule. */
export function nextAfter(nextAt: Date, everyDays: number, now: Date): Date {
  const step = everyDays * day;
  const behind = Math.max(0, now.getTime() - nextAt.getTime());
  return new Date(nextAt.getTime() + (Math.floor(behind / step) + 1) * step);
}
