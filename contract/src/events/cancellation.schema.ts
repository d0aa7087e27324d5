import { z } from 'zod';
import { lineField, momentField } from '../http/fields.ts';
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

/** `waiting`: its refund is about to be made. `failed`: by hand, such as while a dispute is open. */
export const cancellationStates = ['waiting', 'done', 'failed'] as const;
export type CancellationState = (typeof cancellationStates)[number];

export const cancellationReply = z.object({
  /** null: it takes place. */
  canceledAt: momentField.nullable(),
  reason: z.string(),
  /** How many dates would be canceled; 1 for an event that is canceled. */
  dates: z.int(),
  /** Tickets that are valid now. */
  tickets: z.int(),
  /** What would go back, or what was to go back, by currency. */
  sums: z.array(z.object({ currency: currencyField, orders: z.int(), amount: z.int() })),
  /** Orders of a canceled event, by what became of their refunds. */
  orders: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }),
  /** At most 100 of those that failed. */
  failed: z.array(z.object({ orderId: z.string(), buyerName: z.string(), why: z.string() })),
});
export type CancellationReply = z.output<typeof cancellationReply>;
