import { z } from 'zod';

/** A file as text: calls carry the bearer token in a header, so a plain link could not fetch it. */
export const exportReply = z.object({
  fileName: z.string(),
  /** Cells that a spreadsheet would run as a formula begin with an apostrophe. */
  csv: z.string(),
});
export type ExportReply = z.output<typeof exportReply>;
