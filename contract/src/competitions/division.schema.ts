import { z } from 'zod';
import { idField, textField } from '../http/fields.ts';
import { pointsSetting } from './competition-scoring.schema.ts';

const position = z.int().min(1).max(1000);
const capacity = z.int().min(1).max(1_000_000);

/** The field a points table is chosen by is the planned one, not who turns up. */
const plannedField = z.int().min(1).max(1_000_000);

export const newDivision = z.strictObject({
  name: textField(80),
  /** null: no limit. */
  capacity: capacity.nullable().default(null),
  plannedField: plannedField.nullable().default(null),
  /** Instead of the competition's; null: the competition's. */
  points: pointsSetting.nullable().default(null),
});
export type NewDivision = z.output<typeof newDivision>;

export const divisionPatch = z
  .strictObject({
    name: textField(80).optional(),
    capacity: capacity.nullable().optional(),
    plannedField: plannedField.nullable().optional(),
    points: pointsSetting.nullable().optional(),
    position: position.optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, { error: 'changes nothing' });
export type DivisionPatch = z.output<typeof divisionPatch>;

export const divisionReply = z.object({
  id: z.string(),
  name: z.string(),
  position: z.int(),
  capacity: z.int().nullable(),
  plannedField: z.int().nullable(),
  points: pointsSetting.nullable(),
  /** Active entries. */
  entryCount: z.int(),
});
export type DivisionReply = z.output<typeof divisionReply>;

export const divisionParams = z.strictObject({ competitionId: idField, divisionId: idField });
