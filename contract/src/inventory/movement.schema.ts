import { z } from 'zod';
import { dayField, idField, momentField, optionalLine } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { currencyField } from '../money/money.schema.ts';
import { conditionField, itemKinds, mostPieces } from './item.schema.ts';

/** What happens to pieces. A correction is another movement: none is ever changed. */
export const movementKinds = [
  'receive',
  'move',
  'use',
  'sell',
  'repair',
  'return',
  'write_off',
  'count',
  'service',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Those that a person chooses; counts and services have calls of their own. */
export const chosenMovements = ['receive', 'move', 'use', 'sell', 'repair', 'return', 'write_off'] as const;
export type ChosenMovement = (typeof chosenMovements)[number];

const noteLength = 300;

export const newMovement = z.strictObject({
  kind: z.enum(chosenMovements),
  placeId: idField,
  /** Where a move goes. */
  toPlaceId: idField.nullable().default(null),
  quantity: z.int().min(1).max(mostPieces),
  note: optionalLine(noteLength).default(''),
});
export type NewMovement = z.output<typeof newMovement>;

export const newService = z.strictObject({
  /** The day it was done; the next one is due by the item's interval. */
  on: dayField,
  condition: conditionField.nullable(),
  note: optionalLine(noteLength).default(''),
});
export type NewService = z.output<typeof newService>;

export const movementReply = z.object({
  id: z.string(),
  kind: z.enum(movementKinds),
  /** What it added to the usable pieces at `place`; a move adds as many at `toPlace`. */
  quantity: z.int(),
  place: z.string().nullable(),
  toPlace: z.string().nullable(),
  condition: z.int().nullable(),
  note: z.string(),
  by: z.string().nullable(),
  at: momentField,
});
export type MovementReply = z.output<typeof movementReply>;

export const movementsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type MovementsQuery = z.output<typeof movementsQuery>;

/** A place is counted in one go of at most this many kinds. */
export const mostCounted = 1000;

export const newCount = z.strictObject({
  placeId: idField,
  lines: z
    .array(z.strictObject({ itemId: idField, counted: z.int().min(0).max(mostPieces) }))
    .min(1)
    .max(mostCounted),
  note: optionalLine(noteLength).default(''),
});
export type NewCount = z.output<typeof newCount>;

export const countReply = z.object({
  counted: z.int(),
  /** Only what was not as listed. */
  differences: z.array(
    z.object({ itemId: z.string(), name: z.string(), listed: z.int(), counted: z.int(), isLow: z.boolean() }),
  ),
});
export type CountReply = z.output<typeof countReply>;

export const sheetLine = z.object({
  itemId: z.string(),
  kind: z.enum(itemKinds),
  name: z.string(),
  code: z.string(),
  barcode: z.string(),
  listed: z.int(),
});
export type SheetLine = z.output<typeof sheetLine>;

export const valueReply = z.array(
  z.object({
    place: z.string(),
    currency: currencyField,
    equipment: z.int(),
    supplies: z.int(),
    /** Pieces without a cost. */
    unpriced: z.int(),
  }),
);
export type ValueReply = z.output<typeof valueReply>;
