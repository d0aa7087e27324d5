import { z } from 'zod';
import { idField, lineField, optionalText } from '../http/fields.ts';
import { isDistinct } from './distinct.ts';

/** How much of each a program may have; `allSets` bounds the document as a whole. */
export const treeLimits = {
  weeks: 52,
  days: 7,
  blocks: 20,
  exercises: 6,
  sets: 20,
  allSets: 6000,
  name: 80,
  note: 500,
} as const;

export const setKinds = ['work', 'warm_up'] as const;
export type SetKind = (typeof setKinds)[number];

/** Made by the device that adds the part, so that a part keeps its id while it is moved. */
const partId = z.uuid();

const repetitions = z.int().min(1).max(1000);

/** What is done: repetitions (`to` equals `from` unless it is a range), seconds or meters. */
const goal = z.discriminatedUnion('by', [
  z
    .strictObject({ by: z.literal('reps'), from: repetitions, to: repetitions })
    .refine(({ from, to }) => from <= to, { error: 'ends before it starts', path: ['to'] }),
  z.strictObject({ by: z.literal('time'), seconds: z.int().min(1).max(86_400) }),
  z.strictObject({ by: z.literal('distance'), meters: z.int().min(1).max(1_000_000) }),
]);

/** How hard a set is: 10 is nothing left, 8 is two more repetitions. */
export const rpes = [6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10] as const;

/** How a set is done, as coaches write it. */
export const prescriptionTerms = {
  /** Of the maximum. */
  percent: z.number().min(1).max(150).multipleOf(0.5),
  rpe: z.number().min(6.5).max(10).multipleOf(0.5),
  /** Seconds down, at the bottom, up, at the top; X is as fast as possible. */
  tempo: z.string().regex(/^[0-9X]{4}$/),
};

/** With how much: whole grams, or a share of the training max in force that day. */
const load = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('grams'), grams: z.int().min(1).max(1_000_000) }),
  z.strictObject({ by: z.literal('share'), percent: prescriptionTerms.percent }),
]);

export const prescription = z.strictObject({
  kind: z.enum(setKinds),
  goal,
  load: load.nullable(),
  rpe: prescriptionTerms.rpe.nullable(),
  tempo: prescriptionTerms.tempo.nullable(),
  /** Seconds after the set. In a superset only the last exercise of a round rests. */
  rest: z.int().min(0).max(3600),
});
export type Prescription = z.output<typeof prescription>;

/**
 * How an exercise grows from one time to the next, by what was done: more load after each success, or more repetitions up
 * to the end of their range and then more load. What didn't succeed is repeated.
 */
export const progressRule = z.strictObject({
  by: z.enum(['load', 'double']),
  grams: z.int().min(1).max(100_000),
});
export type ProgressRule = z.output<typeof progressRule>;

const programExercise = z.strictObject({
  id: partId,
  exerciseId: idField,
  note: optionalText(treeLimits.note),
  sets: z.array(prescription).min(1).max(treeLimits.sets),
  /** Missing: it asks for what the sets say. */
  progress: progressRule.optional(),
});
export type ProgramExercise = z.output<typeof programExercise>;

/** One exercise, or a superset: several done in rounds, each with one set a round. */
const block = z
  .strictObject({ id: partId, exercises: z.array(programExercise).min(1).max(treeLimits.exercises) })
  .refine(hasEvenRounds, { error: 'has exercises with different numbers of sets', path: ['exercises'] })
  .refine(restsAfterRounds, { error: 'rests within a round', path: ['exercises'] });
export type ProgramBlock = z.output<typeof block>;

export const programDay = z.strictObject({
  id: partId,
  name: lineField(treeLimits.name),
  blocks: z.array(block).max(treeLimits.blocks),
});
export type ProgramDay = z.output<typeof programDay>;

const week = z.strictObject({ id: partId, days: z.array(programDay).max(treeLimits.days) });
export type ProgramWeek = z.output<typeof week>;

/** The whole program as one document. A draft may have weeks and days that are still empty. */
export const programTree = z
  .strictObject({ weeks: z.array(week).max(treeLimits.weeks) })
  .refine(hasDistinctIds, { error: 'has two parts with one id', path: ['weeks'] })
  .refine(isOfSize, { error: `has more than ${treeLimits.allSets} sets`, path: ['weeks'] });
export type ProgramTree = z.output<typeof programTree>;

interface Round {
  readonly exercises: readonly { readonly sets: readonly { readonly rest: number }[] }[];
}

function hasEvenRounds({ exercises }: Round): boolean {
  return new Set(exercises.map(({ sets }) => sets.length)).size <= 1;
}

function restsAfterRounds({ exercises }: Round): boolean {
  return exercises.slice(0, -1).every(({ sets }) => sets.every(({ rest }) => rest === 0));
}

interface Tree {
  readonly weeks: readonly z.output<typeof week>[];
}

function hasDistinctIds({ weeks }: Tree): boolean {
  const days = weeks.flatMap((each) => each.days);
  const blocks = days.flatMap((each) => each.blocks);
  const exercises = blocks.flatMap((each) => each.exercises);
  return isDistinct([...weeks, ...days, ...blocks, ...exercises].map(({ id }) => id.toLowerCase()));
}

function isOfSize({ weeks }: Tree): boolean {
  const exercises = weeks.flatMap(({ days }) =>
    days.flatMap(({ blocks }) => blocks.flatMap((each) => each.exercises)),
  );
  return exercises.reduce((sum, { sets }) => sum + sets.length, 0) <= treeLimits.allSets;
}
