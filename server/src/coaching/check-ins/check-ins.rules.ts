import type {
  AnswerValue,
  CheckInQuestion,
  EarlierAnswer,
  SharedArea,
} from '@chalkline/contract/coaching/check-in.schema.ts';
import { answerFits } from '@chalkline/contract/coaching/check-in-answers.ts';
import { day } from '@chalkline/contract/spans.ts';

/** Whether there is an answer for each question, of its kind and in its range, or none. */
export function answersFit(questions: readonly CheckInQuestion[], answers: readonly AnswerValue[]): boolean {
  if (answers.length !== questions.length) return false;
  return questions.every(({ kind }, index) => answerFits(kind, answers[index] ?? null));
}

type Answer<Photo> = number | string | readonly Photo[] | null;

interface Answered<Photo> {
  readonly questions: readonly CheckInQuestion[];
  readonly answers: readonly Answer<Photo>[] | null;
  readonly earlier: readonly (readonly EarlierAnswer[])[];
}

/** Each question with its answer and those before, hidden where its area is not open to the viewer. */
export function answersSeen<Photo extends object>(
  { questions, answers, earlier }: Answered<Photo>,
  open: ReadonlySet<SharedArea>,
) {
  return questions.map((question, index) => {
    const isHidden = !open.has(question.area);
    const answer = isHidden ? null : (answers?.[index] ?? null);
    const isPlain = answer === null || typeof answer !== 'object';
    const photos: readonly Photo[] = isPlain ? [] : answer;
    const before = isHidden ? [] : [...(earlier[index] ?? [])];
    return { ...question, value: isPlain ? answer : null, photos, earlier: before, isHidden };
  });
}

/** The place of the question about the body weight of the day. Others that ask for a weight are answers like any. */
export function weightPlace(questions: readonly CheckInQuestion[]): number {
  return questions.findIndex(({ kind }) => kind === 'weight');
}

/** Answers with this body weight, in kilograms, in place of what they have. */
export function withWeight<Photo>(
  { questions, answers }: Pick<Answered<Photo>, 'questions' | 'answers'>,
  kilograms: number | null,
): Answer<Photo>[] {
  const place = weightPlace(questions);
  return questions.map((_, at) => (at === place ? kilograms : (answers?.[at] ?? null)));
}

interface Correction<Photo> extends Answered<Photo> {
  readonly seen: readonly number[];
}

/**
 * New answers in place of those before. What the trainer had read of these is kept with the moment it was corrected; of
 * photos only how many they were. Null where nothing is another.
 */
export function corrected<Photo extends { readonly name: string }>(
  { questions, answers, earlier, seen }: Correction<Photo>,
  now: Date,
  next: readonly Answer<Photo>[],
) {
  const isOther = questions.map((_, at) => written(answers?.[at]) !== written(next[at]));
  if (!isOther.includes(true)) return null;
  const isRead = isOther.map((other, at) => other && seen.includes(at));
  return {
    answers: next,
    seen: seen.filter((at) => !isOther[at]),
    earlier: questions.map((_, at): readonly EarlierAnswer[] => {
      const known = earlier[at] ?? [];
      return isRead[at] ? [...known, { value: inWords(answers?.[at]), until: now.toISOString() }] : known;
    }),
    wasRead: isRead.includes(true),
  };
}

function written<Photo extends { readonly name: string }>(answer: Answer<Photo> | undefined) {
  return typeof answer === 'object' ? (answer?.map(({ name }) => name).join() ?? null) : (answer ?? null);
}

function inWords(answer: Answer<object> | undefined): EarlierAnswer['value'] {
  return typeof answer === 'object' ? (answer?.length ?? null) : (answer ?? null);
}

/** The first moment after now on the schedule. */
export function nextAfter(nextAt: Date, everyDays: number, now: Date): Date {
  const step = everyDays * day;
  const behind = Math.max(0, now.getTime() - nextAt.getTime());
  return new Date(nextAt.getTime() + (Math.floor(behind / step) + 1) * step);
}
