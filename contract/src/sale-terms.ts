import { z } from 'zod';

export const saleTermLimits = { refundSteps: 6, hours: 8760, holdMinutes: { least: 5, most: 60 } } as const;

const step = {
  /** The step holds while at least this many hours are left before the start. */
  hoursBefore: z.int().min(0).max(saleTermLimits.hours),
  /** Hundredths of a percent. */
  rate: z.int().min(0).max(10_000),
  /** What the seller keeps of each unit in any case, in minor units. */
  kept: z.int().min(0).max(99_999_999),
};

export const refundStep = z.strictObject(step);
/** One step of an organizer's refund rule: until this many hours before the start, this much comes back. */
export type RefundStep = Readonly<z.output<typeof refundStep>>;

export const refundRuleField = z.array(refundStep).max(saleTermLimits.refundSteps);

/** For calls that pass over what they don’t know. */
export const openRefundRuleField = z.array(z.object(step)).max(saleTermLimits.refundSteps);

/** How long a place is held while its buyer pays. */
export const holdMinutesField = z
  .int()
  .min(saleTermLimits.holdMinutes.least)
  .max(saleTermLimits.holdMinutes.most);
