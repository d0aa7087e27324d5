import { z } from 'zod';
import { textField } from '../http/fields.ts';
import { plan } from '../training/plan.schema.ts';
import { assistantReply } from './assistant.schema.ts';

export const trainingQuestion = z.strictObject({
  question: textField(500),
  /** What loads are written in. */
  unit: z.enum(['kg', 'lb']).default('kg'),
});
export type TrainingQuestion = z.output<typeof trainingQuestion>;

/** An exercise of the library or one’s own, a workout of the log, the log as a whole, a running program, or a formula. */
export const trainingSourceKinds = ['exercise', 'workout', 'log', 'program', 'formula'] as const;

const { title, paragraphs, isUrgent, contacts } = assistantReply.shape;

/** What a changed workout does to one exercise; null: it isn’t there. */
const planChange = z.object({ name: z.string(), from: z.string().nullable(), to: z.string().nullable() });
export type PlanChange = z.output<typeof planChange>;

export const trainingReply = z.object({
  /** Facts, a workout to accept or leave, nothing that fits, or care in place of an answer. */
  kind: z.enum(['facts', 'proposal', 'unknown', 'care']),
  isUrgent,
  title,
  paragraphs,
  contacts,
  sources: z.array(
    z.object({
      /** As the text refers to it: [1]. */
      number: z.int(),
      kind: z.enum(trainingSourceKinds),
      id: z.string(),
      title: z.string(),
      detail: z.string(),
    }),
  ),
  /** Exercises that it could be about. */
  others: z.array(z.object({ id: z.string(), name: z.string() })),
  /** A workout of the log or the next one of a running program, with changes. Nothing is stored until someone starts it. */
  proposal: z
    .object({
      name: z.string(),
      plan,
      changes: z.array(planChange),
      unchanged: z.int(),
      /** The planned workout of a running program that it is. */
      scheduledId: z.string().nullable(),
    })
    .nullable(),
});
export type TrainingAnswer = z.output<typeof trainingReply>;
export type TrainingSource = TrainingAnswer['sources'][number];
