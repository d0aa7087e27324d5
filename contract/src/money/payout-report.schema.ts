import { z } from 'zod';
import { momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { payoutStates } from './money.lifecycles.ts';
import { payoutReply } from './selling.schema.ts';

export const payoutRunsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type PayoutRunsQuery = z.output<typeof payoutRunsQuery>;

/** What became of the payouts of a month: how many are in each state. */
export const payoutRunReply = z.object({
  month: z.string(),
  ranAt: momentField,
  planned: z.int(),
  inTransit: z.int(),
  paid: z.int(),
  failed: z.int(),
  skipped: z.int(),
});
export type PayoutRunReply = z.output<typeof payoutRunReply>;

export const payoutRunParams = z.strictObject({ month: z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/) });

export const runPayoutsQuery = z.strictObject({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  state: z.enum(payoutStates).optional(),
});
export type RunPayoutsQuery = z.output<typeof runPayoutsQuery>;

export const runPayoutReply = z.object({ ...payoutReply.shape, seller: z.string() });
export type RunPayoutReply = z.output<typeof runPayoutReply>;
