import { z } from 'zod';
import { idField } from '../http/fields.ts';

const laneField = z.int().min(1).max(200);

/** Why somebody shouldn't judge a lane: too little rest around their own heat, their own division, or two lanes at once. */
export const laneConflictKinds = ['rest', 'division', 'double'] as const;
export type LaneConflictKind = (typeof laneConflictKinds)[number];

export const laneJudge = z.object({ heatId: z.string(), lane: z.int(), personId: z.string() });
export type LaneJudge = z.output<typeof laneJudge>;

export const laneConflict = z.object({
  ...laneJudge.shape,
  kind: z.enum(laneConflictKinds),
  /** The other heat or the division. */
  other: z.string(),
  /** Of rest, negative while both overlap; null for a division. */
  minutes: z.int().nullable(),
});
export type LaneConflict = z.output<typeof laneConflict>;

export const laneJudgesReply = z.object({
  /** Everyone on the staff, with how many lanes they judge in the whole competition. */
  judges: z.array(z.object({ personId: z.string(), name: z.string(), lanes: z.int() })),
  lanes: z.array(laneJudge),
  conflicts: z.array(laneConflict),
});
export type LaneJudgesReply = z.output<typeof laneJudgesReply>;

export const laneJudgesBody = z.strictObject({
  lanes: z
    .array(
      z.strictObject({
        heatId: idField,
        lane: laneField,
        /** null: no judge. */
        personId: idField.nullable(),
        /** The lane's judge as it was shown; null: none. */
        instead: idField.nullable(),
      }),
    )
    .min(1)
    .max(500),
});
export type LaneJudgesBody = z.output<typeof laneJudgesBody>;

/** Who is to judge the lanes that have no judge. */
export const laneAssignment = z.strictObject({ personIds: z.array(idField).min(1).max(200) });
export type LaneAssignment = z.output<typeof laneAssignment>;
