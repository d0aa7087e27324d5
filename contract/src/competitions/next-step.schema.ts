import { z } from 'zod';
import { dayField, momentField } from '../http/fields.ts';

/**
 * What somebody who competes does next: pays for a place that is held, or takes one that came free; pays their share of a
 * team, signs, submits a result, fills their team; or waits, on a list or for a heat.
 */
export const nextSteps = [
  'pay',
  'take_place',
  'waiting_list',
  'pay_share',
  'sign',
  'submit',
  'fill_team',
  'heat',
] as const;
export type NextStepKind = (typeof nextSteps)[number];

export const nextStep = z.object({
  step: z.enum(nextSteps),
  competition: z.object({
    id: z.string(),
    name: z.string(),
    startsOn: dayField,
    endsOn: dayField,
    zone: z.string(),
  }),
  /** The place it is about; null before there is one. */
  entryId: z.string().nullable(),
  /** What it is about: the division, the workout or the waiver. */
  about: z.string(),
  /** The order to pay, or the workout to submit. */
  targetId: z.string().nullable(),
  /** Until when, or when it begins. */
  at: momentField.nullable(),
});
export type NextStep = z.output<typeof nextStep>;
