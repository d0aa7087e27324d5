import { z } from 'zod';
import { lineField, momentField } from '../http/fields.ts';
import { canceledSales } from '../money/canceled-sales.schema.ts';
import { currencyField } from '../money/money.schema.ts';

/** Which dates of a series are canceled: this one, or this one and all that come after it. */
export const cancellationScopes = ['this', 'following'] as const;
export type CancellationScope = (typeof cancellationScopes)[number];

export const cancellationQuery = z.strictObject({ apply_to: z.enum(cancellationScopes).default('this') });

/** Canceling can't be undone, so the event’s name is typed. */
export const eventCancellation = z.strictObject({
  name: lineField(200),
  /** Everyone with a ticket reads it. */
  reason: lineField(300),
  apply_to: z.enum(cancellationScopes).default('this'),
});
export type EventCancellation = z.input<typeof eventCancellation>;

export const cancellationReply = z.object({
  /** null: it takes place. */
  canceledAt: momentField.nullable(),
  reason: z.string(),
  /** How many dates would be canceled; 1 for an event that is canceled. */
  dates: z.int(),
  /** Tickets that are valid now. */
  tickets: z.int(),
  /**
   * Orders of passes of which who runs it decides what goes back: with a place on these dates, or, if no date of the
   * series is left, with a pass that somebody came with.
   */
  passOrders: z.int(),
  /** At most 100 of them, with what went back so far. */
  passes: z.array(
    z.object({
      orderId: z.string(),
      buyerName: z.string(),
      currency: currencyField,
      refunded: z.int(),
    }),
  ),
  ...canceledSales.shape,
});
export type CancellationReply = z.output<typeof cancellationReply>;
