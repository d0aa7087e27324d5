import { z } from 'zod';
import { dayField, idField, lineField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { amountField, currencyField } from '../money/money.schema.ts';

/** Equipment is kept and serviced; supplies are used up or sold. */
export const itemKinds = ['equipment', 'supply'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const itemLengths = { name: 120, code: 40, barcode: 64, note: 500 } as const;

/** More pieces than any gym has of one thing. */
export const mostPieces = 100_000;

/** 5 is new, 1 is broken. */
export const conditionField = z.int().min(1).max(5);

/** How far ahead a service counts as due. */
export const serviceSoonDays = 14;

const facts = {
  name: lineField(itemLengths.name),
  /** What the organization calls it; empty: nothing. Capital and small letters are the same. */
  code: optionalLine(itemLengths.code),
  /** What is printed on it, as a scanner reads it; empty: none. */
  barcode: optionalLine(itemLengths.barcode),
  condition: conditionField.nullable(),
  /** What one piece cost, in minor units. */
  unitCost: amountField.nullable(),
  currency: currencyField,
  boughtOn: dayField.nullable(),
  /** At this many pieces or fewer it is low; null: never. */
  lowAt: z.int().min(0).max(mostPieces).nullable(),
  /** Days from one service to the next. */
  serviceEvery: z.int().min(1).max(3650).nullable(),
  serviceDueOn: dayField.nullable(),
  note: optionalText(itemLengths.note),
};

export const newItem = z.strictObject({
  kind: z.enum(itemKinds),
  ...facts,
  /** What is there already: becomes its first movement. */
  opening: z
    .strictObject({ placeId: idField, quantity: z.int().min(1).max(mostPieces) })
    .nullable()
    .default(null),
});
export type NewItem = z.output<typeof newItem>;

export const itemPatch = z.strictObject({
  version: z.int().min(1),
  ...z.object(facts).partial().shape,
  isRetired: z.boolean().optional(),
});
export type ItemPatch = z.output<typeof itemPatch>;

/** How much of it is at a place. */
export const stockAtPlace = z.object({
  placeId: z.string(),
  name: z.string(),
  quantity: z.int(),
  inRepair: z.int(),
});
export type StockAtPlace = z.output<typeof stockAtPlace>;

export const itemReply = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  name: z.string(),
  code: z.string(),
  barcode: z.string(),
  condition: z.int().nullable(),
  /** null also for those who see no money. */
  unitCost: z.int().nullable(),
  currency: currencyField,
  boughtOn: dayField.nullable(),
  lowAt: z.int().nullable(),
  isLow: z.boolean(),
  serviceEvery: z.int().nullable(),
  serviceDueOn: dayField.nullable(),
  note: z.string(),
  /** Usable pieces at all places. */
  stock: z.int(),
  inRepair: z.int(),
  places: z.array(stockAtPlace),
  retiredAt: momentField.nullable(),
  version: z.int(),
});
export type ItemReply = z.output<typeof itemReply>;

/** What needs a hand. */
export const itemMarks = ['low', 'service', 'repair'] as const;
export type ItemMark = (typeof itemMarks)[number];

export const itemsQuery = z.strictObject({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  kind: z.enum(itemKinds).optional(),
  search: pageQuery.search,
  placeId: idField.optional(),
  mark: z.enum(itemMarks).optional(),
  /** Only those that are no longer kept. */
  retired: z.enum(['true', 'false']).default('false'),
  /** Exactly this barcode or code. */
  scan: optionalLine(itemLengths.barcode).optional(),
});
export type ItemsQuery = z.output<typeof itemsQuery>;

export const itemParams = z.strictObject({ itemId: idField });

export const inventorySummary = z.object({
  /** Usable ones and those in repair, of equipment. */
  pieces: z.int(),
  equipment: z.int(),
  supplies: z.int(),
  /** Due within 14 days, late ones too. */
  serviceDue: z.int(),
  serviceLate: z.int(),
  inRepair: z.int(),
  low: z.int(),
  /** Of these, supplies. */
  lowSupplies: z.int(),
  lastCountedAt: momentField.nullable(),
  /** `manage`: items, places, values and files; all who see the inventory move and count. */
  can: z.object({ manage: z.boolean() }),
});
export type InventorySummary = z.output<typeof inventorySummary>;
