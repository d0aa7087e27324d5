import { z } from 'zod';
import { currencyField } from '../money/money.schema.ts';

/** Days up to today; a year is twelve months, this one included. */
export const figureSpans = ['7', '30', '90', '365'] as const;
export type FigureSpan = (typeof figureSpans)[number];

export const partnerFiguresQuery = z.strictObject({ days: z.enum(figureSpans).default('30') });

const change = z.object({ now: z.int(), before: z.int() });
export type FigureChange = z.output<typeof change>;

/** What a partner sold in a period, against as long a one before, in the currency it delivers in. Days are UTC’s. */
export const partnerFigures = z.object({
  currency: currencyField,
  /** What was paid, delivery and taxes included. */
  sales: change,
  /** What went back, by the day it was refunded. */
  refunds: change,
  orders: change,
  pieces: change,
  step: z.enum(['day', 'month']),
  /** Oldest first. `from` is a day, or the first one of a month. */
  points: z.array(z.object({ from: z.string(), sales: z.int(), before: z.int() })),
  /** By pieces, the most first. */
  best: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      picture: z.string().nullable(),
      pieces: change,
      sales: z.int(),
    }),
  ),
  attention: z.object({
    toAccept: z.int(),
    toShip: z.int(),
    /** Returns that are to be answered or refunded. */
    returns: z.int(),
    /** Variants at their mark or below of which there are some left. */
    low: z.int(),
    soldOut: z.int(),
    /** People who want to hear when something is back. */
    waiting: z.int(),
  }),
});
export type PartnerFigures = z.output<typeof partnerFigures>;
