import { z } from 'zod';
import { activityIcons, activityUnits, namedType } from '../groups/activity-type.schema.ts';
import { idField, lineField, momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

const facts = {
  name: lineField(60),
  icon: z.enum(activityIcons),
  unit: z.enum(activityUnits),
  /** Energy use as a multiple of resting; null where nobody measured it. */
  mets: z.number().min(0.5).max(25).multipleOf(0.1).nullable(),
  /** The most that one result can be, in the unit: more is a typing error. */
  ceiling: z.int().min(1).max(10_000_000),
};

export const newActivityType = z.strictObject({ ...facts, mets: facts.mets.default(null) });
export type NewActivityType = z.output<typeof newActivityType>;

/** `isRetired`: no longer offered for new activities. The unit stays: results are counted in it. */
export const activityTypePatch = z.strictObject({
  name: facts.name.optional(),
  icon: facts.icon.optional(),
  mets: facts.mets.optional(),
  ceiling: facts.ceiling.optional(),
  isRetired: z.boolean().optional(),
});
export type ActivityTypePatch = z.output<typeof activityTypePatch>;

export const activityTypeParams = z.strictObject({ typeId: idField });

export const activityTypesQuery = z.strictObject({
  ...pageQuery,
  /** Retired ones too. */
  retired: z.enum(['true', 'false']).default('false'),
});
export type ActivityTypesQuery = z.output<typeof activityTypesQuery>;

export const activityTypeReply = namedType.extend({
  mets: z.number().nullable(),
  ceiling: z.int(),
  retiredAt: momentField.nullable(),
  /** How many results were counted in it. */
  resultCount: z.int(),
});
export type ActivityTypeReply = z.output<typeof activityTypeReply>;
