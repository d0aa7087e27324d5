import { z } from 'zod';
import { dayField, idField } from '../http/fields.ts';
import { entryStates } from './entry.lifecycle.ts';

/** Why two entries look like one athlete. */
export const duplicateSigns = ['name', 'email', 'birth_date'] as const;
export type DuplicateSign = (typeof duplicateSigns)[number];

/** The maximum number of pairs in a list. */
export const duplicatesShown = 50;

const duplicateSide = z.object({
  id: z.string(),
  bib: z.int(),
  name: z.string(),
  divisionId: z.string(),
});

export const duplicatePair = z.object({
  one: duplicateSide,
  other: duplicateSide,
  signs: z.array(z.enum(duplicateSigns)),
});
export type DuplicatePair = z.output<typeof duplicatePair>;

/** Two entries that aren't the same athlete. */
export const duplicateDismissal = z.strictObject({ oneId: idField, otherId: idField });

const choice = z.enum(['kept', 'merged']);

export const entryMergeQuery = z.strictObject({ otherId: idField });

/** The entry of the call stays, `mergedId` becomes part of it. */
export const entryMerge = z.strictObject({
  mergedId: idField,
  /** Whose bib it has from then on. */
  bib: choice.default('kept'),
  /** Whose score counts, for each workout in which both have one. */
  scores: z
    .array(z.strictObject({ workoutId: idField, from: choice }))
    .max(200)
    .default([]),
});
export type EntryMerge = z.output<typeof entryMerge>;

const mergeScore = z.object({ workoutId: z.string(), words: z.string(), penalties: z.int() });
const mergeLane = z.object({ workoutId: z.string(), heat: z.int(), lane: z.int() });

/** One of two entries, with what merging moves. */
export const mergeSide = z.object({
  id: z.string(),
  bib: z.int(),
  name: z.string(),
  divisionId: z.string(),
  country: z.string().nullable(),
  affiliate: z.string().nullable(),
  birthDate: dayField.nullable(),
  state: z.enum(entryStates),
  /** Has an account. */
  claimed: z.boolean(),
  /** Where it's invited to be claimed. */
  email: z.string().nullable(),
  /** Has an order. */
  ordered: z.boolean(),
  checkedIn: z.boolean(),
  followers: z.int(),
  scores: z.array(mergeScore),
  lanes: z.array(mergeLane),
  /** Sum of the points given by hand. */
  adjustment: z.number(),
  /** Why it can't be the one that stays; null: it can. */
  cannotStay: z.string().nullable(),
});
export type MergeSide = z.output<typeof mergeSide>;

export const mergePreview = z.object({ one: mergeSide, other: mergeSide });
export type MergePreview = z.output<typeof mergePreview>;
