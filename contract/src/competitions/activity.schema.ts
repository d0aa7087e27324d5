import { z } from 'zod';
import { idField, lineField, momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { rippleChange } from './ripple.schema.ts';

/** What the activity log can be narrowed to. */
export const activityTopics = ['scores', 'athletes', 'setup'] as const;
export type ActivityTopic = (typeof activityTopics)[number];

export const activityQuery = z.strictObject({
  ...pageQuery,
  topic: z.enum(activityTopics).optional(),
});
export type ActivityQuery = z.output<typeof activityQuery>;

export const undoKinds = ['score', 'entry_state', 'penalty', 'adjustment', 'results'] as const;

/** One thing that somebody did in a competition. */
export const activityLine = z.object({
  id: z.string(),
  at: momentField,
  /** `score.corrected`: the thing and what happened to it. */
  action: z.string(),
  /** null: the system. */
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  entry: z.object({ id: z.string(), name: z.string(), bib: z.int() }).nullable(),
  workoutId: z.string().nullable(),
  /** The name of what it was done to, such as a division or a floor. */
  thing: z.string().nullable(),
  /** Scores and states in words; null where there is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
  /** How it can be undone by the one who asks; null: it can't, or something else came after it. */
  undo: z
    .object({
      kind: z.enum(undoKinds),
      /** For a preview; null where places don't depend on it. */
      change: rippleChange.nullable(),
    })
    .nullable(),
});
export type ActivityLine = z.output<typeof activityLine>;

export const activityParams = z.strictObject({ competitionId: idField, activityId: idField });
export const undoBody = z.strictObject({ reason: lineField(500) });
