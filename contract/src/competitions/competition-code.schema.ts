import { z } from 'zod';
import { competitionCodeField } from './competition-code.ts';

export const competitionCodeReply = z.object({
  /** null: the competition was never private. */
  code: z.string().nullable(),
  /** People who came in by a code. */
  guests: z.int(),
});
export type CompetitionCodeReply = z.output<typeof competitionCodeReply>;

export const givenCode = z.strictObject({ code: competitionCodeField });
export type CompetitionCode = z.input<typeof givenCode>;
