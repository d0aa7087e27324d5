import { z } from 'zod';
import type { ReadingAnswers } from './reading/reading.ts';

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
