import type { ScoreValue } from '../score-value.schema.ts';

/** What can be meant in two ways, and the answers. An import asks once for a whole column. */
export interface ReadingAnswers {
  /** `930`: 9:30 on the clock, or 930 seconds. */
  readonly bareDigits?: 'clock' | 'seconds';
  /** `29:12:00`: minutes, seconds and hundredths, or hours, minutes and seconds. */
  readonly threeParts?: 'minutes' | 'hours';
  /** `89` in a capped workout that counts reps done: a time, or reps. */
  readonly timeOrReps?: 'time' | 'reps';
  /** `12 reps` in a capped workout that counts reps left: reps done, or reps left. */
  readonly doneOrLeft?: 'done' | 'left';
  /** `12` in rounds and reps: full rounds, or reps in all. */
  readonly roundsOrReps?: 'rounds' | 'reps';
  /** `61.63` in feet and inches. */
  readonly bareLength?: 'feet' | 'inches';
  /** `1,380`: 1.380 or 1380. */
  readonly comma?: 'decimal' | 'thousands';
  /** A time that is past the workout's cap. */
  readonly pastCap?: 'keep';
}
export type QuestionCode = keyof ReadingAnswers;

/** What is asked, in words; the choices show what each answer would mean. */
export const questionTexts: Readonly<Record<QuestionCode, string>> = {
  bareDigits: 'Are digits without a colon minutes and seconds, or seconds?',
  threeParts: 'Are three parts minutes, seconds and hundredths, or hours, minutes and seconds?',
  timeOrReps: 'Is a number without a colon a time, or reps done at the cap?',
  doneOrLeft: 'Are these reps done, or reps left?',
  roundsOrReps: 'Is a single number full rounds, or reps in all?',
  bareLength: 'Is a number without a unit feet, or inches?',
  comma: 'Does the comma part decimals, or thousands?',
  pastCap: 'This time is past the cap. Does it stand?',
};

/** Why a text cannot be a score of this workout. */
export const readingProblems = {
  unreadable: 'This cannot be read as a score of this workout.',
  wrong_unit: 'This unit does not measure this workout.',
  too_precise: 'At most three decimals are kept.',
  too_large: 'This is larger than any score can be.',
  seconds_above_59: 'The seconds (or minutes) of a time end at 59.',
  inches_above_11: 'Twelve inches are a foot: the inches end below 12.',
  no_cap: 'This workout has no time cap.',
  reps_missing: 'How many reps? This workout counts reps at the cap.',
  total_missing: 'This workout counts reps left, and its total reps are not set.',
  wrong_total: 'The total reps are not those of this workout.',
  too_many_reps: 'This is more than the total reps of this workout.',
  disagree: 'The reps left and the reps done do not add up to the total.',
  full_round: 'This is a full round or more: count it as rounds.',
  reps_per_round_missing: 'The reps of one round are not set: give rounds + reps.',
  no_tiebreak: 'This workout has no such tie-break.',
  tiebreak_twice: 'The tie-break is given twice.',
  no_round: 'This workout has no such round.',
  no_variant: 'This workout has no such variant.',
  entry_status: 'This is a status of the whole entry, not a score.',
  zero_time: 'A time of 0 would win. Enter DNF or DNS, or leave it empty.',
  below_zero: 'A score of this workout cannot be below zero.',
} as const;
export type ReadingProblem = keyof typeof readingProblems;

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
  | { readonly kind: 'problem'; readonly code: ReadingProblem; readonly message: string };

/** A piece of a text, understood or not: the readers of the pieces answer with this. */
export type Piece<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'unclear'; readonly code: QuestionCode; readonly answers: readonly ReadingAnswers[] }
  | { readonly kind: 'problem'; readonly code: ReadingProblem };

export function found<T>(value: T): Piece<T> {
  return { kind: 'value', value };
}

export function unclear<C extends QuestionCode>(
  code: C,
  ...answers: NonNullable<ReadingAnswers[C]>[]
): Piece<never> {
  return { kind: 'unclear', code, answers: answers.map((answer) => ({ [code]: answer })) };
}

export function wrong(code: ReadingProblem): Piece<never> {
  return { kind: 'problem', code };
}
