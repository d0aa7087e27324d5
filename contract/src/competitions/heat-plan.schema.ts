import { z } from 'zod';
import { dayField, idField, momentField } from '../http/fields.ts';
import { laneLimit } from './floor.schema.ts';

/** Heats of one workout. */
export const heatLimit = 200;

/** `split`: every heat has one division. `overlapping`: one division follows another, and they share a heat. */
export const heatGroupings = ['split', 'overlapping'] as const;
export type HeatGrouping = (typeof heatGroupings)[number];

/** What says who is best: the bib number, the current place on the leaderboard, or the place in another competition. */
export const heatRankings = ['seed', 'standing', 'qualifier'] as const;
export type HeatRanking = (typeof heatRankings)[number];

/**
 * How athletes are dealt into heats. `best_last`: the last heat has the best. `circle`: the best are spread over the
 * last three heats. `snake`: all are spread over all heats. `random`: by chance, within each division. `copy`: the
 * heats and lanes of another workout.
 */
export const heatDealings = ['best_last', 'circle', 'snake', 'random', 'copy'] as const;
export type HeatDealing = (typeof heatDealings)[number];

/** `center_out`: the best in the middle. `rotating`: nobody keeps the same lane from workout to workout. */
export const laneOrders = ['in_order', 'center_out', 'rotating'] as const;
export type LaneOrder = (typeof laneOrders)[number];

/** Hours and minutes at the venue. */
const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const planFacts = {
  floorId: idField,
  /** The day and time of the first heat at the venue. */
  day: dayField,
  startsAt: timeField,
  durationMinutes: z.int().min(1).max(600),
  transitionMinutes: z.int().min(0).max(240),
  /** The least rest for anybody between two heats. */
  restMinutes: z.int().min(0).max(600),
  grouping: z.enum(heatGroupings),
  /** The divisions that do the workout, in the order of their heats. */
  divisionIds: z
    .array(idField)
    .min(1)
    .max(100)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'names a division twice' }),
  ranking: z.enum(heatRankings),
  /** The competition whose places count; for `qualifier` alone. */
  qualifierId: idField.optional(),
  dealing: z.enum(heatDealings),
  laneOrder: z.enum(laneOrders),
  /** The workout whose heats are copied; for `copy` alone. */
  copyOf: idField.nullable(),
  /** Who hasn’t checked in gets no lane. */
  presentOnly: z.boolean().optional(),
};

/** Without a version the workout has no heats yet. */
export const heatSeeding = z
  .strictObject({
    ...planFacts,
    copyOf: planFacts.copyOf.default(null),
    version: z.int().min(1).nullable(),
    /** Chance of `random`: the same number gives the same heats. Left out, a new one is drawn. */
    randomSeed: z.int().min(0).max(4_294_967_295).optional(),
  })
  .refine(({ dealing, copyOf }) => (dealing === 'copy') === (copyOf !== null), {
    path: ['copyOf'],
    error: 'names a workout for copied heats, and only for those',
  })
  .refine(({ ranking, qualifierId }) => (ranking === 'qualifier') === (qualifierId !== undefined), {
    path: ['qualifierId'],
    error: 'names a competition for places of a qualifier, and only for those',
  });
export type HeatSeeding = z.output<typeof heatSeeding>;

const laneFields = z.array(idField.nullable()).min(1).max(laneLimit);

/** The whole draft as it is after a change by hand. Times stay as they are. */
export const heatLayoutBody = z.strictObject({
  version: z.int().min(1),
  heats: z.array(z.strictObject({ id: idField, locked: z.boolean(), lanes: laneFields })).max(heatLimit),
});
export type HeatLayoutBody = z.output<typeof heatLayoutBody>;

export const heatVersionBody = z.strictObject({ version: z.int().min(1) });

export const lateEntriesBody = heatVersionBody.extend({ presentOnly: planFacts.presentOnly });
export type LateEntriesBody = z.output<typeof lateEntriesBody>;

/** How a workout's heats were made. */
export const heatSettings = z.object({
  ...planFacts,
  divisionIds: z.array(z.string()),
  /** Set for `random`. */
  randomSeed: z.number().nullable(),
});
export type HeatSettings = z.output<typeof heatSettings>;

const laidHeat = z.object({
  id: z.string(),
  startsAt: momentField,
  locked: z.boolean(),
  lanes: z.array(z.string().nullable()),
  /** It began, or its time has come: its athletes and lanes stay as they are. */
  started: z.boolean(),
});
export type LaidHeatReply = z.output<typeof laidHeat>;

/** `other_division`: in a lane, and in a division that the plan doesn’t have, such as after a change of division. */
export const heatConflictKinds = [
  'rest',
  'floor',
  'unplaced',
  'not_active',
  'other_division',
  'outside_days',
] as const;

/** Something to look at before heats are published. */
export const heatConflict = z.object({
  kind: z.enum(heatConflictKinds),
  /** Whom it concerns; null for `floor` and `outside_days`. */
  entryId: z.string().nullable(),
  /** The heat of this workout; null for who is in none. */
  heatId: z.string().nullable(),
  /** What it collides with: "Crane, heat 2". */
  other: z.string().nullable(),
  /** Of rest: minutes between the two heats; negative while they overlap. */
  minutes: z.int().nullable(),
});
export type HeatConflict = z.output<typeof heatConflict>;

export const plannedEntry = z.object({
  id: z.string(),
  divisionId: z.string(),
  bib: z.int(),
  name: z.string(),
  country: z.string().nullable(),
  /** Only active ones are placed. */
  active: z.boolean(),
  /** null: nobody has checked in to the competition yet. */
  checkedIn: z.boolean().nullable(),
});
export type PlannedEntry = z.output<typeof plannedEntry>;

export const heatPlanReply = z.object({
  workoutId: z.string(),
  settings: heatSettings,
  /** Of the draft: goes up with every change. */
  version: z.int(),
  /** What athletes see; 0 while nothing is published. */
  publishedVersion: z.int(),
  publishedAt: momentField.nullable(),
  /** Athletes whose heat, lane or time would be another than the published one. */
  changes: z.int(),
  heats: z.array(laidHeat),
  /** Everybody in the plan's divisions, and who is in a lane without being active any more. */
  entries: z.array(plannedEntry),
  conflicts: z.array(heatConflict),
});
export type HeatPlanReply = z.output<typeof heatPlanReply>;

/** A workout's heats in a line. */
export const heatPlanLine = z.object({
  workoutId: z.string(),
  floorId: z.string(),
  heatCount: z.int(),
  startsAt: momentField.nullable(),
  endsAt: momentField.nullable(),
  /** Of the draft. */
  version: z.int(),
  publishedVersion: z.int(),
  changes: z.int(),
});
export type HeatPlanLine = z.output<typeof heatPlanLine>;

/** Workouts that are seeded together, each with the version of its draft and its own settings. */
export const weekendSeeding = z.strictObject({
  plans: z
    .array(z.strictObject({ workoutId: idField, version: z.int().min(1) }))
    .min(1)
    .max(100)
    .refine((plans) => new Set(plans.map(({ workoutId }) => workoutId)).size === plans.length, {
      error: 'names a workout twice',
    }),
  /** Whether lanes rotate in all of them, so that nobody keeps the same lane. False: as each workout says. */
  rotatesLanes: z.boolean(),
});
export type WeekendSeeding = z.output<typeof weekendSeeding>;

export const weekendSeedingReply = z.object({
  plans: z.array(heatPlanLine),
  /** How often anybody still rests too little: each two heats of a person, or a heat and a duty. */
  shortRests: z.int(),
});
export type WeekendSeedingReply = z.output<typeof weekendSeedingReply>;

export const floorDelay = z.strictObject({
  /** Negative: earlier. */
  minutes: z
    .int()
    .min(-240)
    .max(240)
    .refine((minutes) => minutes !== 0, { error: 'moves nothing' }),
  /** The first heat that moves. Left out: the first that has not started. */
  fromHeatId: idField.optional(),
});
export type FloorDelay = z.output<typeof floorDelay>;

export const floorDelayReply = z.object({
  /** Heats that move. */
  heats: z.int(),
  /** Of those, the published ones. */
  published: z.int(),
  /** People with an account who are notified. */
  people: z.int(),
  /** With which heat a delay of this floor can begin, by time. */
  choices: z.array(z.object({ heatId: z.string(), name: z.string(), startsAt: momentField })),
  /** The first heat that moves, with its time before and after. */
  first: z.object({ heatId: z.string(), name: z.string(), from: momentField, to: momentField }).nullable(),
  /** Moved earlier, the first heat would start in the past, which is refused. */
  isPast: z.boolean(),
  /** New ones that the delay brings; in words of their own, because they are of many workouts. */
  conflicts: z.array(z.object({ workoutId: z.string(), conflict: heatConflict, name: z.string() })),
});
export type FloorDelayReply = z.output<typeof floorDelayReply>;

export const heatPlanParams = z.strictObject({ competitionId: idField, workoutId: idField });
