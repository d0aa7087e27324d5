import { z } from 'zod';
import { deviceIdField, idField, lineField, optionalLine } from '../http/fields.ts';
import { gtinIn } from './gtin.ts';
import { labelBases, labelPlaces } from './label.ts';

export const gtinField = z
  .string()
  .max(20)
  .refine((text) => gtinIn(text) !== null, { error: 'has a wrong check digit or number of digits' });

const amount = z.int().min(0).max(10_000_000).nullable();

const label = {
  name: lineField(120),
  brand: optionalLine(80),
  gtin: gtinField.nullable(),
  per: z.enum(labelBases),
  servingMilligrams: z.int().min(100).max(5_000_000).nullable(),
  /** In thousandths of the unit, in the order of labels; null: not on the label. */
  amounts: z.array(amount).length(labelPlaces.length),
};

const hasServing = (body: { per: string; servingMilligrams: number | null }) =>
  body.per === '100g' || body.servingMilligrams !== null;
const needsServing = { path: ['servingMilligrams'], error: 'is needed for amounts per serving' };

/** With an `id`, made by a device, sending it again adds nothing. */
export const ownFoodBody = z
  .strictObject({ id: deviceIdField.optional(), ...label })
  .refine(hasServing, needsServing);
export type OwnFoodBody = z.output<typeof ownFoodBody>;

/** `version` is the one that was read. */
export const ownFoodChange = z
  .strictObject({ ...label, version: z.int().min(1), applyToPast: z.boolean() })
  .refine(hasServing, needsServing);
export type OwnFoodChange = z.output<typeof ownFoodChange>;

export const ownFoodReply = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  brand: z.string(),
  gtin: z.string().nullable(),
  per: z.enum(labelBases),
  servingMilligrams: z.int().nullable(),
  amounts: z.array(amount),
});
export type OwnFoodReply = z.output<typeof ownFoodReply>;

export const ownFoodParams = z.strictObject({ ownFoodId: idField });
export const gtinParams = z.strictObject({ gtin: gtinField });
