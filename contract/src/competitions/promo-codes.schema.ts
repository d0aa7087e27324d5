import { z } from 'zod';
import { orderLimits } from '../checkout/order.schema.ts';
import { promoCodeKinds } from '../checkout/promo-code.lifecycle.ts';
import { idField, lineField, momentField } from '../http/fields.ts';
import { amountField, currencyField } from '../money/money.schema.ts';

const uses = z.int().min(1).max(1_000_000);

/** A promo code of a competition. `value`: hundredths of a percent, or minor units of its currency. */
export const newPromoCode = z
  .strictObject({
    code: lineField(orderLimits.promoCode),
    kind: z.enum(promoCodeKinds),
    value: amountField,
    startsAt: momentField.nullable().default(null),
    endsAt: momentField.nullable().default(null),
    /** null: every division. */
    divisionIds: z.array(idField).min(1).max(100).nullable().default(null),
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
  divisionIds: z.array(z.string()).nullable(),
  maxUses: z.int().nullable(),
  maxPerBuyer: z.int().nullable(),
  /** Orders that use it, those that are being paid included. */
  uses: z.int(),
});
export type PromoCodeReply = z.output<typeof promoCodeReply>;

export const promoCodeParams = z.strictObject({ competitionId: idField, promoCodeId: idField });
