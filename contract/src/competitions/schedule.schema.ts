import { z } from 'zod';
import { dayField, idField, lineField } from '../http/fields.ts';
import { patchWithWas } from '../http/patch.ts';

/** What a schedule can hold. */
export const scheduleLimit = 200;

/** Hours and minutes at the venue. */
const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const facts = {
  /** One of the competition's days. */
  day: dayField,
  startsAt: timeField,
  title: lineField(120),
  /** Where on the grounds: "Gate B". */
  place: lineField(80).nullable(),
  /** The workout that is done then. */
  workoutId: idField.nullable(),
};

export const newScheduleItem = z.strictObject({
  ...facts,
  place: facts.place.default(null),
  workoutId: facts.workoutId.default(null),
});
export type NewScheduleItem = z.output<typeof newScheduleItem>;

export const scheduleItemPatch = patchWithWas(facts);
export type ScheduleItemPatch = z.output<typeof scheduleItemPatch>;

export const scheduleItemReply = z.object({
  id: z.string(),
  day: dayField,
  startsAt: z.string(),
  title: z.string(),
  place: z.string().nullable(),
  /** null as well while the workout is not released. */
  workoutId: z.string().nullable(),
});
export type ScheduleItemReply = z.output<typeof scheduleItemReply>;

export const scheduleItemParams = z.strictObject({ competitionId: idField, scheduleItemId: idField });
