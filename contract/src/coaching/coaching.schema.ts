import { z } from 'zod';
import { idField, momentField, optionalLine, optionalText, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { personCard } from '../profiles/connection.schema.ts';
import { coachingSides, coachingStates } from './coaching.lifecycle.ts';

export const coachingLengths = { message: 1000, reason: 500, note: 4000, trainsAt: 80 } as const;

const daysPerWeek = z.int().min(1).max(7).nullable();

export const newCoaching = z.strictObject({
  trainerId: idField,
  /** What the client wants to reach. */
  message: textField(coachingLengths.message),
  daysPerWeek: daysPerWeek.default(null),
  /** "A garage with a barbell", "City Gym". */
  trainsAt: optionalLine(coachingLengths.trainsAt).default(''),
  /** The trainer may read their health questions until the request is answered; after that Body decides. */
  sharesScreening: z.boolean().default(false),
});
export type NewCoaching = z.output<typeof newCoaching>;

export const coachingMove = z.strictObject({
  from: z.enum(coachingStates),
  to: z.enum(coachingStates),
  /** Required to refuse a request. */
  reason: optionalText(coachingLengths.reason).default(''),
});
export type CoachingMove = z.output<typeof coachingMove>;

/** A request or a coaching, as one of its two people sees it. */
export const coachingReply = z.object({
  id: z.string(),
  /** Which of the two the viewer is. */
  side: z.enum(coachingSides),
  other: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(coachingStates),
  message: z.string(),
  daysPerWeek,
  trainsAt: z.string(),
  /** Of an open request. */
  sharesScreening: z.boolean(),
  /** Why it was refused or ended. */
  reason: z.string().nullable(),
  askedAt: momentField,
  /** When it came into its state. */
  changedAt: momentField,
  /** When it was accepted. */
  startedAt: momentField.nullable(),
  can: z.object({
    moveTo: z.array(z.enum(coachingStates)),
    /** Read and write what the two keep together. */
    useFile: z.boolean(),
  }),
});
export type CoachingReply = z.output<typeof coachingReply>;

export const coachingsQuery = z.strictObject({
  side: z.enum(coachingSides),
  state: z.enum(coachingStates).optional(),
  ...pageQuery,
});
export type CoachingsQuery = z.output<typeof coachingsQuery>;

export const coachingParams = z.strictObject({ coachingId: idField });

export const clientTypes = ['all', 'active', 'pending', 'inactive'] as const;
export type ClientType = (typeof clientTypes)[number];

/** As the companion apps ask: other keys are ignored. */
export const clientsQuery = z.object({ type: z.enum(clientTypes).default('all'), ...pageQuery });
export type ClientsQuery = z.output<typeof clientsQuery>;

export const trainingNeeds = ['missed', 'falling', 'pain'] as const;
export type TrainingNeed = (typeof trainingNeeds)[number];
/** The most pressing first. */
export const clientNeeds = [...trainingNeeds, 'check_in', 'reply', 'ending'] as const;
export type ClientNeed = (typeof clientNeeds)[number];
/** What is said of a client’s training only after check-ins that wait. */
export type TrainingReason = TrainingNeed | 'ending';

const share = z.object({ due: z.int().nonnegative(), done: z.int().nonnegative() });

/** What a client’s training says at a glance. */
export const trainingGlance = z.object({
  /** What they train by, the first started first. */
  programs: z.array(
    z.object({
      name: z.string(),
      /** Of the next open workout; of the last one when none is open. */
      week: z.int(),
      weeks: z.int(),
      /** Of the last workout that isn’t skipped. */
      lastDay: z.string(),
    }),
  ),
  /** Of the workouts of the last four weeks, over all programs. */
  adherence: share,
  /** The same of the four weeks before. */
  before: share,
  /** The day of the last finished workout. */
  lastWorkout: z.string().nullable(),
});
export type TrainingGlance = z.output<typeof trainingGlance>;

/** `series`: what they weighed in those eight weeks, the earliest first. */
export const weightGlance = z.object({
  grams: z.int().nullable(),
  change: z.int(),
  series: z.array(z.int()),
});
export type WeightGlance = z.output<typeof weightGlance>;

export const clientsReply = z.object({
  counts: z.object({
    all: z.int().nonnegative(),
    active: z.int().nonnegative(),
    /** Requests that wait for an answer. */
    pending: z.int().nonnegative(),
    /** Paused or ended. */
    inactive: z.int().nonnegative(),
  }),
  /** Of all active clients. What their training says is of those who share it. */
  figures: z.object({
    /** Of the last four weeks, and of the four before. */
    adherence: share,
    before: share,
    /** From Monday to today. */
    week: share,
    /** Whom the trainer should look at, and who is on track. */
    needing: z.int().nonnegative(),
    onTrack: z.int().nonnegative(),
    /** Answered check-ins without a reply, and since when the first of them waits. */
    checkIns: z.int().nonnegative(),
    oldestCheckIn: momentField.nullable(),
    /** Clients whose programs end within seven days. */
    ending: z.int().nonnegative(),
  }),
  clients: z.array(
    z.object({
      ...coachingReply.shape,
      /**
       * What the trainer should look at. In training that is shared: several workouts missed in a row, adherence that
       * falls, a note about pain. Otherwise a check-in without answers, answers without a reply, or a program that ends within
       * seven days with none after it.
       */
      needs: z.enum(clientNeeds).nullable(),
      /** Null: not shared, or not coached at the moment. The client sees that it was in this list. */
      training: trainingGlance.nullable(),
      /** The latest of eight weeks, in grams, and how it differs from the first of them. Null as above. */
      weight: weightGlance.nullable(),
      /** On how many of the last seven days they logged food. Null as above. */
      diaryDays: z.int().nonnegative().nullable(),
    }),
  ),
  next: z.string().nullable(),
});
export type ClientsReply = z.output<typeof clientsReply>;

export const trainersQuery = z.strictObject(pageQuery);
export type TrainersQuery = z.output<typeof trainersQuery>;

/** The open request or coaching between the viewer and a trainer. */
const openCoaching = z.object({ id: z.string(), state: z.enum(coachingStates) }).nullable();

export const trainerReply = z.object({
  ...personCard.shape,
  /** What they say of themselves, to those who may read it. */
  bio: z.string().nullable(),
  takesRequests: z.boolean(),
  coaching: openCoaching,
});
export type TrainerReply = z.output<typeof trainerReply>;

export const askingReply = z.object({
  name: z.string(),
  isTrainer: z.boolean(),
  /** Not while the trainer takes no new requests. */
  mayAsk: z.boolean(),
  coaching: openCoaching,
});
export type AskingReply = z.output<typeof askingReply>;

/** How a trainer wants requests to be handled. */
export const trainerSettings = z.strictObject({
  /** People can ask for coaching. */
  takesRequests: z.boolean(),
  /** Programs that clients ask for start at once, on the days they ask for; paid ones too. */
  acceptsPrograms: z.boolean(),
});
export type TrainerSettings = z.output<typeof trainerSettings>;

export const newNote = z.strictObject({
  text: textField(coachingLengths.note),
  /** The client reads it too. */
  isShared: z.boolean(),
});
export type NewNote = z.output<typeof newNote>;

export const noteReply = z.object({
  id: z.string(),
  text: z.string(),
  isShared: z.boolean(),
  createdAt: momentField,
});
export type NoteReply = z.output<typeof noteReply>;

export const notesQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type NotesQuery = z.output<typeof notesQuery>;

export const noteParams = z.strictObject({ coachingId: idField, noteId: idField });
