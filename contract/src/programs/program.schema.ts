import { z } from 'zod';
import { idField, lineField, linkField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { amountField, currencyField } from '../money/money.schema.ts';
import { equipment, exerciseReply } from './exercise.schema.ts';
import { programTree } from './program-tree.schema.ts';

/** The kind of thing that an order of a program is for; what is offered is the program. */
export const programKind = 'program';

export const programLevels = ['any', 'beginner', 'intermediate', 'advanced'] as const;
export type ProgramLevel = (typeof programLevels)[number];

/** Weeks: up to 4, up to 8, more. */
export const programSpans = ['short', 'medium', 'long'] as const;
export type ProgramSpan = (typeof programSpans)[number];
export const spanWeeks: Readonly<Record<ProgramSpan, readonly [from: number, to: number]>> = {
  short: [1, 4],
  medium: [5, 8],
  long: [9, 52],
};

/** What a program costs, as a list is narrowed; `bought`: those that the viewer has paid for or was given. */
export const programPrices = ['free', 'paid', 'bought'] as const;

export const programLengths = { name: 80, desc: 4000 } as const;

const facts = {
  name: lineField(programLengths.name),
  /** Lines and **bold**; all else is text. */
  desc: optionalText(programLengths.desc),
  /** An uploaded image by its id or path; empty takes the image away. */
  image: optionalLine(400),
  video: linkField.nullable(),
  level: z.enum(programLevels),
  /** The community whose people alone see it; null: everyone does. */
  communityId: idField.nullable(),
  /** In minor units, paid once. 0 is free. */
  price: amountField,
  currency: currencyField,
};

export const newProgram = z.strictObject({
  ...facts,
  desc: facts.desc.default(''),
  image: facts.image.default(''),
  video: facts.video.default(null),
  level: facts.level.default('any'),
  communityId: facts.communityId.default(null),
  price: facts.price.default(0),
  currency: facts.currency.default('EUR'),
  tree: programTree.default({ weeks: [] }),
});
export type NewProgram = z.output<typeof newProgram>;

/** What the settings of a program change. */
export const programSettings = z.strictObject(facts);

/** `version` is the one that was read: what another device changed meanwhile is not overwritten. */
export const programPatch = z.strictObject({
  version: z.int().min(1),
  ...z.object({ ...facts, tree: programTree }).partial().shape,
});
export type ProgramPatch = z.output<typeof programPatch>;

export const programPublishing = z.strictObject({ version: z.int().min(1) });

/** What the card shows: the seed's fields under their names, the counts as they are in the tree. */
const card = {
  id: z.string(),
  name: z.string(),
  desc: z.string().nullable(),
  image: z.string().nullable(),
  video: z.string().nullable(),
  /** 0 means paid. */
  is_free: z.union([z.literal(0), z.literal(1)]),
  /** Minor units; null when there is nothing to pay. */
  price: z.object({ amount: z.int(), currency: z.string() }).nullable(),
  number_of_weeks: z.int(),
  number_of_workouts: z.int(),
  /** Different ones: one that comes back every week counts once. */
  number_of_exercises: z.int(),
  coach: z.string(),
  /** The viewer has paid for it, or its coach gave it to them. */
  is_bought: z.boolean(),
};
export const programCard = z.object({ ...card, level: z.enum(programLevels) });
export type ProgramCardReply = z.output<typeof programCard>;

export const communityProgram = z.object({
  ...card,
  /** None before a paid program is bought. */
  workouts: z.array(
    z.object({
      week: z.int(),
      name: z.string(),
      exercises: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});
export type CommunityProgramReply = z.output<typeof communityProgram>;

/** An exercise as it was when the program was published. */
export const programExerciseFacts = exerciseReply.omit({ mine: true }).extend({
  /** Of the library, where it has a page that everyone may open. */
  isOfLibrary: z.boolean(),
});
export type ProgramExerciseFacts = z.output<typeof programExerciseFacts>;

const community = z.object({ id: z.string(), name: z.string() });

export const programReply = z.object({
  ...programCard.shape,
  coachId: z.string(),
  number: z.int(),
  publishedAt: momentField,
  community: community.nullable(),
  /** What it's trained with, of all of its exercises. */
  equipment: z.array(z.enum(equipment)),
  /** Paid and not bought: its weeks and exercises are left out. */
  isLocked: z.boolean(),
  tree: programTree,
  exercises: z.array(programExerciseFacts),
  isMine: z.boolean(),
});
export type ProgramReply = z.output<typeof programReply>;

/** A program as the person who builds it sees it. */
export const ownProgram = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  weeks: z.int(),
  workouts: z.int(),
  exercises: z.int(),
  price: z.int(),
  currency: currencyField,
  /** The number of the version that people see; null: none. */
  published: z.int().nullable(),
  /** The draft differs from what people see. */
  hasChanges: z.boolean(),
  /** One that never was can be deleted. */
  wasPublished: z.boolean(),
  updatedAt: momentField,
});
export type OwnProgramReply = z.output<typeof ownProgram>;

export const programDraft = z.object({
  ...ownProgram.shape,
  desc: z.string(),
  video: z.string().nullable(),
  level: z.enum(programLevels),
  community: community.nullable(),
  tree: programTree,
  /** Those of the tree that there are still. */
  known: z.array(programExerciseFacts),
});
export type ProgramDraftReply = z.output<typeof programDraft>;

export const programsQuery = z.strictObject({
  ...pageQuery,
  span: z.enum(programSpans).optional(),
  level: z.enum(programLevels).exclude(['any']).optional(),
  equipment: z.enum([...equipment, 'none']).optional(),
  price: z.enum(programPrices).optional(),
  /** The person who built them. */
  coach: idField.optional(),
});
export type ProgramsQuery = z.output<typeof programsQuery>;

const { limit, cursor } = pageQuery;
export const ownProgramsQuery = z.strictObject({ limit, cursor });
export type OwnProgramsQuery = z.output<typeof ownProgramsQuery>;
export const communityProgramsQuery = z.object({ ...pageQuery, community_id: idField });
export type CommunityProgramsQuery = z.output<typeof communityProgramsQuery>;

export const programParams = z.strictObject({ programId: idField });
