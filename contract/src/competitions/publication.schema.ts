import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';
import { publicationStates } from './publication.lifecycle.ts';

/** The results of one workout in one division. */
export const resultsOf = z.strictObject({ divisionId: idField, workoutId: idField });
export type ResultsOf = z.output<typeof resultsOf>;

const several = z
  .array(resultsOf)
  .min(1)
  .max(500)
  .refine(
    (cells) => new Set(cells.map((cell) => `${cell.divisionId} ${cell.workoutId}`)).size === cells.length,
    {
      error: 'names the same results twice',
    },
  );

/** All of them move, or none. */
export const publicationMove = z.strictObject({
  results: several,
  from: z.enum(publicationStates),
  to: z.enum(publicationStates),
});
export type PublicationMove = z.output<typeof publicationMove>;

/**
 * What becomes final together with the competition: results that are not simply shown, each in the state it was
 * read in, and the divisions whose frozen boards follow again. What is left out stays as it is.
 */
export const settlement = z.strictObject({
  results: z.array(resultsOf.extend({ from: z.enum(publicationStates) })).max(5000),
  follow: z.array(idField).max(100),
});
export type Settlement = z.output<typeof settlement>;

/** Drafts that publish themselves at a moment; null takes the moment away. */
export const embargo = z.strictObject({ results: several, publishAt: momentField.nullable() });
export type Embargo = z.output<typeof embargo>;

export const publicationReply = z.object({
  divisionId: z.string(),
  workoutId: z.string(),
  state: z.enum(publicationStates),
  /** A draft publishes itself then. */
  publishAt: momentField.nullable(),
  /** When it came into its state; null where it has been so from the start. */
  changedAt: momentField.nullable(),
  /** The states the one who asks may move it to now. */
  moveTo: z.array(z.enum(publicationStates)),
});
export type PublicationReply = z.output<typeof publicationReply>;

/** While a board is frozen everybody sees it as it stood; its people see it move on. */
export const boardFreeze = z.strictObject({ frozen: z.boolean() });

/** Rules of a board that are no longer what they were when it was frozen. */
export const heldRules = ['scoring', 'points', 'teams', 'cuts', 'workouts'] as const;
export type HeldRule = (typeof heldRules)[number];

/** Numbers of things beyond this are not counted. */
export const heldAtMost = 9999;

/** What waits behind the freeze of a board: nobody outside sees any of it until the board follows again. */
export const frozenBoardReply = z.object({
  divisionId: z.string(),
  frozenAt: momentField,
  /** Recorded or corrected since, at most `heldAtMost`. */
  scores: z.int(),
  /** Penalties and points by hand, given or taken back. */
  decisions: z.int(),
  /** Entries that came, left, or have another state or place in a tie. */
  entries: z.int(),
  /** Teams with other members. */
  teams: z.int(),
  /** Workouts whose results were published, frozen, made final or taken back. */
  results: z.int(),
  rules: z.array(z.enum(heldRules)),
});
export type FrozenBoardReply = z.output<typeof frozenBoardReply>;

export const boardFreezeReply = z.object({ divisionId: z.string(), frozenAt: momentField.nullable() });
export type BoardFreezeReply = z.output<typeof boardFreezeReply>;
