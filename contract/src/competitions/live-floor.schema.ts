import { z } from 'zod';
import { momentField } from '../http/fields.ts';
import { competitionCard } from './competition.schema.ts';

export const liveFloorsQuery = z.strictObject({ limit: z.coerce.number().int().min(1).max(12).default(3) });

/** The leader of a division, based on published results. */
export const floorLeader = z.object({
  divisionName: z.string(),
  /** One of the leaders if several are tied for first. */
  name: z.string(),
  /** How many are tied for first. */
  shared: z.int(),
  /** Points; null if the division has no totals. */
  total: z.number().nullable(),
});
export type FloorLeader = z.output<typeof floorLeader>;

/** A schedule item with its start time. */
const floorItem = z.object({ title: z.string(), startsAt: momentField });

/** A live competition as shown in the strip above the list. */
export const liveFloor = z.object({
  ...competitionCard.shape,
  /** null while there is no leader or nothing is published. */
  leader: floorLeader.nullable(),
  /** The schedule item that started last, today. */
  underWay: floorItem.nullable(),
  next: floorItem.nullable(),
  /** When its last day is over at the venue. */
  endsAt: momentField,
});
export type LiveFloor = z.output<typeof liveFloor>;
