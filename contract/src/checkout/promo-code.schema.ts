import { z } from 'zod';
import { idField, lineField, momentField } from '../http/fields.ts';
import { amountField, currencyField } from '../money/money.schema.ts';
import { orderLimits } from './order.schema.ts';
import { promoCodeKinds } from './promo-code.lifecycle.ts';

const uses = z.int().min(1).max(1_000_000);

/** A promo code. `value`: hundredths of a percent, or minor units of its currency. */
export const newPromoCode = z
  .strictObject({
    code: lineField(orderLimits.promoCode),
    kind: z.enum(promoCodeKinds),
    value: amountField,
    startsAt: momentField.nullable().default(null),
    endsAt: momentField.nullable().default(null),
    /** Divisions or ticket types; null: all of them. */
    itemIds: z.array(idField).min(1).max(100).nullable().default(null),
    /** What the items it is for must cost together, in minor units. */
    minimum: amountField.default(0),
    /** How many orders may use it, in all and of one person; null: any number. */
    maxUses: uses.nullable().default(null),
    maxPerBuyer: uses.nullable().default(null),
  })
  .refine(({ kind, value }) => kind !== 'percent' || value <= 10_000, {
    path: ['value'],
    error: 'is more than 100 percent',
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    error: 'is before it starts',
  });
export type NewPromoCode = z.output<typeof newPromoCode>;

export const promoCodeReply = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(promoCodeKinds),
  value: z.int(),
  currency: currencyField,
  startsAt: momentField.nullable(),
  endsAt: momentField.nullable(),
  itemIds: z.array(z.string()).nullable(),
  minimum: z.int(),
  maxUses: z.int().nullable(),
  maxPerBuyer: z.int().nullable(),
  /** Orders that use it, those that are being paid included. */
  uses: z.int(),
});
export type PromoCodeReply = z.output<typeof promoCodeReply>;
