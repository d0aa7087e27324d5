import { z } from 'zod';

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

/** The answers to what a typed score can mean, as they travel. */
export const readingAnswers = z.strictObject({
  bareDigits: z.enum(['clock', 'seconds']).optional(),
  threeParts: z.enum(['minutes', 'hours']).optional(),
  timeOrReps: z.enum(['time', 'reps']).optional(),
  doneOrLeft: z.enum(['done', 'left']).optional(),
  roundsOrReps: z.enum(['rounds', 'reps']).optional(),
  bareLength: z.enum(['feet', 'inches']).optional(),
  comma: z.enum(['decimal', 'thousands']).optional(),
  pastCap: z.enum(['keep']).optional(),
}) satisfies z.ZodType<ReadingAnswers>;
