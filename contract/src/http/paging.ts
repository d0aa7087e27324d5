import { z } from 'zod';
import { optionalLine } from './fields.ts';

export const pageSize = { usual: 30, largest: 100 } as const;

/** The query of every list. `cursor` is opaque: it comes from the `next` of the page before. */
export const pageQuery = {
  search: optionalLine(200).optional(),
  limit: z.coerce.number().int().min(1).max(pageSize.largest).default(pageSize.usual),
  cursor: z.string().max(400).optional(),
};
