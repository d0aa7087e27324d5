import { z } from 'zod';
import { momentField } from '../http/fields.ts';

/** What somebody should see a doctor about before training, in the words that are shown. Their numbers are kept: only add to the end. */
export const concerns = [
  'A doctor told me that I have a heart condition or high blood pressure.',
  'I feel pain or pressure in my chest, at rest or when I exert myself.',
  'I fainted, or felt so dizzy that I lost my balance, in the last 12 months.',
  'I have a long-term condition, such as diabetes, asthma or kidney disease.',
  'I take medication that a doctor prescribed for a long-term condition.',
  'I have a problem with a bone, a joint or my back that exercise could make worse.',
  'I am pregnant, or gave birth in the last six months.',
  'A doctor told me to exercise only under medical supervision.',
] as const;

const numbers = z.array(
  z
    .int()
    .min(0)
    .max(concerns.length - 1),
);

/** The places of what applies among `concerns`; null: the person would rather not say. */
export const screeningAnswers = z.strictObject({ concerns: numbers.max(concerns.length).nullable() });
export type ScreeningAnswers = z.output<typeof screeningAnswers>;

/** Null: nothing was answered yet. */
export const screeningReply = z.object({ concerns: numbers.nullable(), answeredAt: momentField }).nullable();
export type ScreeningReply = z.output<typeof screeningReply>;
