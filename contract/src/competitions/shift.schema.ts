import { z } from 'zod';
import { idField, lineField, momentField } from '../http/fields.ts';
import { patchWithWas } from '../http/patch.ts';

/** What volunteers help with, in the order they are listed. */
export const volunteerRoles = ['judge', 'floor', 'check_in', 'first_aid', 'scoring', 'other'] as const;
export type VolunteerRole = (typeof volunteerRoles)[number];

/** Shifts of one competition. */
export const shiftLimit = 200;

/** A shift is given back freely until so many hours before it starts; later, someone has to take it over. */
export const giveBackHours = 48;

/** Minutes that volunteers have free between a shift and a heat of their own. */
export const restAroundHeats = 20;

const facts = {
  role: z.enum(volunteerRoles),
  /** Where, or what exactly: "Main floor". */
  place: lineField(80),
  /** What volunteers should know: "Briefing at 14:10". */
  details: lineField(200).nullable(),
  startsAt: momentField,
  endsAt: momentField,
  /** How many volunteers it needs. */
  capacity: z.int().min(1).max(500),
};

export const newShift = z.strictObject({ ...facts, details: facts.details.default(null) });
export type NewShift = z.output<typeof newShift>;

export const shiftPatch = patchWithWas(facts);
export type ShiftPatch = z.output<typeof shiftPatch>;

const shiftFacts = {
  id: z.string(),
  role: z.enum(volunteerRoles),
  place: z.string(),
  details: z.string().nullable(),
  startsAt: momentField,
  endsAt: momentField,
  capacity: z.int(),
  /** How many have signed up. */
  taken: z.int(),
};

/**
 * Why a shift can't be taken: over, full, at the time of another one of theirs, too close to their heat, or without a
 * waiver or credential that it takes.
 */
export const shiftObstacles = ['over', 'full', 'overlap', 'heat', 'waiver', 'credential'] as const;
export type ShiftObstacle = (typeof shiftObstacles)[number];

/** What a volunteer still needs for a shift. */
const missingPapers = {
  /** Titles of waivers that they haven't signed. */
  unsigned: z.array(z.string()),
  /** Names of credentials that its role requires. */
  missing: z.array(z.string()),
};

/** A shift as the one who asks sees it. */
export const openShiftReply = z.object({
  ...shiftFacts,
  /** Someone who can’t make it is looking for a replacement. */
  wanted: z.boolean(),
  /** Set for their own shifts. */
  mine: z
    .object({
      /** They are looking for a replacement. */
      offered: z.boolean(),
      checkedIn: z.boolean(),
      mayGiveBack: z.boolean(),
    })
    .nullable(),
  obstacle: z.enum(shiftObstacles).nullable(),
  ...missingPapers,
  /** Their own heat that is too close; shown for their own shifts as well, since heats may come later. */
  heat: z.object({ name: z.string(), startsAt: momentField, endsAt: momentField }).nullable(),
});
export type OpenShiftReply = z.output<typeof openShiftReply>;

/** A shift as organizers see it. */
export const shiftReply = z.object({
  ...shiftFacts,
  volunteers: z.array(
    z.object({
      personId: z.string(),
      name: z.string(),
      offered: z.boolean(),
      checkedInAt: momentField.nullable(),
      ...missingPapers,
    }),
  ),
});
export type ShiftReply = z.output<typeof shiftReply>;

export const shiftParams = z.strictObject({ competitionId: idField, shiftId: idField });
export const shiftVolunteerParams = z.strictObject({
  competitionId: idField,
  shiftId: idField,
  personId: idField,
});

/** Whether they look for a replacement. */
export const shiftOfferBody = z.strictObject({ offered: z.boolean() });

export const shiftCheckInBody = z.strictObject({ checkedIn: z.boolean() });
