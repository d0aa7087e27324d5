import type { ReadingAnswers } from '../reading-answers.schema.ts';
import type { ScoreProblem } from '../score-problems.ts';
import type { ScoreValue } from '../score-value.schema.ts';

export type { ReadingAnswers } from '../reading-answers.schema.ts';

export type QuestionCode = keyof ReadingAnswers;

/** What is asked, in words; the choices show what each answer would mean. */
export const questionTexts: Readonly<Record<QuestionCode, string>> = {
  bareDigits: 'Are numbers without a colon minutes and seconds, or just seconds?',
  threeParts: 'Are three parts minutes, seconds and hundredths, or hours, minutes and seconds?',
  timeOrReps: 'Is a number without a colon a time, or reps at the cap?',
  doneOrLeft: 'Are these reps done, or reps left?',
  roundsOrReps: 'Is a single number full rounds, or total reps?',
  bareLength: 'Is a number without a unit feet, or inches?',
  comma: 'Does the comma separate decimals, or thousands?',
  pastCap: 'This time is over the cap. Keep it?',
};

/** One way to understand a text that can be meant in several. */
export interface ReadingChoice {
  /** What to pass to `readScore` to have it understood so. */
  readonly answers: ReadingAnswers;
  readonly score: ScoreValue;
  readonly understood: string;
}

/** What became of a typed text: nothing typed, a score, a question, or a problem. */
export type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'score'; readonly score: ScoreValue; readonly understood: string }
  | {
      readonly kind: 'question';
      readonly code: QuestionCode;
      readonly message: string;
      readonly choices: readonly ReadingChoice[];
    }
  | { readonly kind: 'problem'; readonly code: ScoreProblem; readonly message: string };

/** A piece of a text, understood or not: the readers of the pieces answer with this. */
export type Piece<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'unclear'; readonly code: QuestionCode; readonly answers: readonly ReadingAnswers[] }
  | { readonly kind: 'problem'; readonly code: ScoreProblem };

export function found<T>(value: T): Piece<T> {
  return { kind: 'value', value };
}

export function unclear<C extends QuestionCode>(
  code: C,
  ...answers: NonNullable<ReadingAnswers[C]>[]
): Piece<never> {
  return { kind: 'unclear', code, answers: answers.map((answer) => ({ [code]: answer })) };
}

export function wrong(code: ScoreProblem): Piece<never> {
  return { kind: 'problem', code };
}
