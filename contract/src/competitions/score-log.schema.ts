import { z } from 'zod';
import { boardViews } from './explanation.schema.ts';

export const scoreLogQuery = z.strictObject({
  /** What the log says: what everyone may see, or what staff see. */
  view: z.enum(boardViews).default('public'),
});
export type ScoreLogQuery = z.output<typeof scoreLogQuery>;

export const scoreLogHead = z.object({
  /** The SHA-256 of the last line, which vouches for every line before it. */
  head: z.string(),
  lines: z.int(),
});
export type ScoreLogHead = z.output<typeof scoreLogHead>;

/** A file as text: calls carry the bearer token in a header, so a plain link could not fetch it. */
const file = z.object({ fileName: z.string(), content: z.string() });

export const scoreLog = scoreLogHead.extend({
  /** JSON Lines, one entry with its hash per line; see docs/score-log.md. Ids and figures only. */
  ...file.shape,
  /** CSV: the names behind the ids, which no hash covers, because people may be erased. */
  names: file,
});
export type ScoreLog = z.output<typeof scoreLog>;
