import { z } from 'zod';
import { idField, lineField } from '../http/fields.ts';
import { patchWithWas } from '../http/patch.ts';

/** Floors of one competition. */
export const floorLimit = 20;

/** Lanes of one floor. */
export const laneLimit = 40;

const facts = {
  name: lineField(40),
  lanes: z.int().min(1).max(laneLimit),
  /** Where athletes gather before their heat: "Behind the rig, door 3". */
  callArea: lineField(120).nullable(),
  /** Minutes before the heat at which they have to be there. */
  callMinutes: z.int().min(0).max(120),
};

export const newFloor = z.strictObject({
  ...facts,
  callArea: facts.callArea.default(null),
  callMinutes: facts.callMinutes.default(10),
});
export type NewFloor = z.output<typeof newFloor>;

export const floorPatch = patchWithWas(facts);
export type FloorPatch = z.output<typeof floorPatch>;

export const floorReply = z.object({
  id: z.string(),
  name: z.string(),
  lanes: z.int(),
  callArea: z.string().nullable(),
  callMinutes: z.int(),
});
export type FloorReply = z.output<typeof floorReply>;

export const floorParams = z.strictObject({ competitionId: idField, floorId: idField });
