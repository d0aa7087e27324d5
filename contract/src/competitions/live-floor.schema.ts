import { z } from 'zod';
import { momentField } from '../http/fields.ts';
import { competitionCard } from './competition.schema.ts';

export const liveFloorsQuery = z.strictObject({ limit: z.coerce.number().int().min(1).max(12).default(3) });

/** Who stands first, as far as results are published. */
export const floorLeader = z.object({
  divisionName: z.string(),
  /** One of them where several share the first place. */
  name: z.string(),
  /** How many share it. */
  shared: z.int(),
  /** Points; null where the division adds none up. */
  total: z.number().nullable(),
});
export type FloorLeader = z.output<typeof floorLeader>;

/** A line of the schedule with its moment. */
const floorItem = z.object({ title: z.string(), startsAt: momentField });

/** A live competition as the strip above the list shows it. */
export const liveFloor = z.object({
  ...competitionCard.shape,
  /** null: nobody yet, or nothing is published. */
  leader: floorLeader.nullable(),
  /** What began last, today. */
  underWay: floorItem.nullable(),
  next: floorItem.nullable(),
  /** When its last day is over at the venue. */
  endsAt: momentField,
});
export type LiveFloor = z.output<typeof liveFloor>;
