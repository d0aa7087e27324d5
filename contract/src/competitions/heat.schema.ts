import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';

const place = {
  id: z.string(),
  /** null while the workout is not released. */
  workoutId: z.string().nullable(),
  workoutName: z.string().nullable(),
  number: z.int(),
  /** How many heats the workout has. */
  count: z.int(),
  floor: z.object({
    id: z.string(),
    name: z.string(),
    callArea: z.string().nullable(),
    callMinutes: z.int(),
  }),
  startsAt: momentField,
  endsAt: momentField,
  /** When its clock was started. */
  startedAt: momentField.nullable(),
  /** Clocks are started on its floor, and its own wasn't yet: it isn't on, however late it is. */
  waits: z.boolean(),
  /**
   * When it counts as over if nothing else happens: its length after its start, or an hour after its planned start if it
   * waits on a floor that runs late.
   */
  overAt: momentField,
  /** Seconds after which the workout stops; null without a time cap, or while it is not released. */
  capSeconds: z.int().nullable(),
  /** Of the heat sheet. */
  version: z.int(),
};

export const laneReply = z.object({
  lane: z.int(),
  entryId: z.string(),
  bib: z.int(),
  name: z.string(),
  country: z.string().nullable(),
  divisionId: z.string(),
});
export type LaneReply = z.output<typeof laneReply>;

export const heatReply = z.object({
  ...place,
  lanes: z.array(laneReply),
});
export type HeatReply = z.output<typeof heatReply>;

export const heatsReply = z.object({
  /** The server's clock, for clocks that agree on every screen. */
  now: momentField,
  heats: z.array(heatReply),
});
export type HeatsReply = z.output<typeof heatsReply>;

export const heatsQuery = z.strictObject({
  workoutId: idField.optional(),
  /** `now`: for each floor the heat that is on and the one after it. */
  when: z.enum(['all', 'now']).default('all'),
});

export const myHeatReply = z.object({
  ...place,
  lane: z.int(),
  entryId: z.string(),
  entryName: z.string(),
  divisionId: z.string(),
  divisionName: z.string(),
  /** Who is in the lanes beside. */
  beside: z.array(z.object({ lane: z.int(), name: z.string() })),
  /** Minutes since the end of the heat before; null for the first. */
  restMinutes: z.int().nullable(),
  /** When the heat was to start before the last delay; null when nothing moved it. */
  movedFrom: momentField.nullable(),
  /** When the sheet was published. */
  publishedAt: momentField,
});
export type MyHeatReply = z.output<typeof myHeatReply>;

export const myHeatsReply = z.object({ now: momentField, heats: z.array(myHeatReply) });
export type MyHeatsReply = z.output<typeof myHeatsReply>;

export const heatParams = z.strictObject({ competitionId: idField, heatId: idField });

export const heatStartBody = z.strictObject({
  /** true: its clock starts now. false: it was started by mistake. */
  started: z.boolean(),
  /** Of a reset: the start that it takes back, so that a late one doesn’t stop a new start. */
  startedAt: momentField.optional(),
});

/** `lanes`: one page for each lane with who comes there when. `scores`: a scorecard for each athlete, two on a page. */
export const heatCardKinds = ['lanes', 'scores'] as const;
export type HeatCardKind = (typeof heatCardKinds)[number];

export const heatCardsQuery = z.strictObject({ kind: z.enum(heatCardKinds) });
