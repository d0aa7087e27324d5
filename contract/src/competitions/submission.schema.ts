import { z } from 'zod';
import { idField, lineField, linkField, momentField, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { uploadField } from '../uploads/upload.schema.ts';
import { penaltyKinds } from './penalty.schema.ts';
import { rippleChange } from './ripple.schema.ts';
import { newScore, rankedScore } from './score.schema.ts';
import { scoreValue } from './score-value.schema.ts';
import { workoutScoring } from './workout-scoring.schema.ts';

/** When athletes submit their own results of a workout. The server's time of receipt decides. */
export const submissionWindow = z
  .strictObject({
    /** null: as soon as the workout is released. */
    opensAt: momentField.nullable(),
    /** This moment not included. */
    closesAt: momentField,
    /** Without a video link, a result isn't taken. */
    needsVideo: z.boolean(),
  })
  .refine(({ opensAt, closesAt }) => opensAt === null || opensAt < closesAt, {
    path: ['closesAt'],
    error: 'is before the start',
  });
export type SubmissionWindow = z.output<typeof submissionWindow>;

/** null: athletes can't submit results of this workout. */
export const submissionWindowChange = z.strictObject({ window: submissionWindow.nullable() });

export const submissionWindowReply = z.object({
  workoutId: z.string(),
  window: z.object({ opensAt: momentField.nullable(), closesAt: momentField, needsVideo: z.boolean() }),
});
export type SubmissionWindowReply = z.output<typeof submissionWindowReply>;

/** An athlete's own result. Its id is made by the device, in the URL, and unique forever. */
export const newSubmission = newScore
  .pick({ workoutId: true, entryId: true, typed: true, tiebreaks: true, answers: true })
  .extend({
    video: linkField.nullable().default(null),
    /** A picture of the scorecard that was uploaded. */
    pictureId: uploadField.nullable().default(null),
    /** For the reviewer. */
    note: optionalText(1000).default(''),
  });
export type NewSubmission = z.output<typeof newSubmission>;

/** `replaced`: the athlete submitted again. */
export const submissionStates = ['open', 'accepted', 'adjusted', 'zeroed', 'rejected', 'replaced'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** `zeroed`: handed in, worth nothing. `rejected`: as if nothing was handed in. */
export const reviewVerdicts = ['accepted', 'adjusted', 'zeroed', 'rejected'] as const;
export type ReviewVerdict = (typeof reviewVerdicts)[number];

/** What the reviewer saw, and when in the video. */
const mark = z.strictObject({
  /** Seconds from the start of the video. */
  at: z.int().min(0).max(86_400),
  text: lineField(160),
  /** What it adds to the penalty, in the review's kind; 0 for none. */
  amount: z.number().min(0).max(100_000).multipleOf(0.001),
});
export type ReviewMark = z.output<typeof mark>;

/** All marks together, exact to the thousandth. */
export function penaltyOf(marks: readonly Pick<ReviewMark, 'amount'>[]): number {
  return marks.reduce((sum, { amount }) => sum + Math.round(amount * 1000), 0) / 1000;
}

export const newReview = z
  .strictObject({
    verdict: z.enum(reviewVerdicts),
    /** What the marks' amounts are. */
    kind: z.enum(penaltyKinds).default('seconds'),
    marks: z.array(mark).max(60).default([]),
    /** The athlete reads it. Needed unless it is accepted. */
    reason: optionalText(300).default(''),
    /** Only staff read it. */
    staffNote: optionalText(500).default(''),
  })
  .refine(({ kind, marks }) => kind !== 'reps' || marks.every(({ amount }) => Number.isInteger(amount)), {
    path: ['marks'],
    error: 'must be whole reps',
  })
  .refine(({ kind, marks }) => kind !== 'percent' || penaltyOf(marks) <= 100, {
    path: ['marks'],
    error: 'cannot be more than the whole result',
  });
export type NewReview = z.output<typeof newReview>;

const person = z.object({ id: z.string(), name: z.string() });

const submission = {
  id: z.string(),
  workoutId: z.string(),
  entryId: z.string(),
  typed: z.string(),
  /** What was understood, in words. */
  understood: z.string(),
  video: z.string().nullable(),
  /** Below the uploads path; good for ten minutes. */
  picturePath: z.string().nullable(),
  note: z.string(),
  /** The server's own time, which decides about the deadline. */
  receivedAt: momentField,
  state: z.enum(submissionStates),
  kind: z.enum(penaltyKinds),
  marks: z.array(mark),
  reason: z.string(),
  reviewedAt: momentField.nullable(),
};

/** As its athlete sees it. */
export const submissionReply = z.object(submission);
export type SubmissionReply = z.output<typeof submissionReply>;

/** Why an athlete can't submit at the moment; null: they can. */
export const submissionHurdles = [
  'not_open',
  'closed',
  /** The staff recorded the score. */
  'recorded',
  'reviewed',
  'not_competing',
] as const;
export type SubmissionHurdle = (typeof submissionHurdles)[number];

/** One of the viewer's entries in a workout whose results athletes submit. */
export const ownSubmission = z.object({
  entry: z.object({ id: z.string(), name: z.string(), bib: z.int(), divisionId: z.string() }),
  hurdle: z.enum(submissionHurdles).nullable(),
  /** The latest one. */
  submission: submissionReply.nullable(),
});
export type OwnSubmission = z.output<typeof ownSubmission>;

/** As reviewers see it. */
export const submissionReview = z.object({
  ...submission,
  entry: z.object({
    id: z.string(),
    name: z.string(),
    bib: z.int(),
    country: z.string().nullable(),
    affiliate: z.string().nullable(),
    divisionId: z.string(),
    divisionName: z.string(),
  }),
  workout: z.object({
    name: z.string(),
    movements: z.array(z.string()),
    /** For this entry's division; empty without any. */
    standard: z.string(),
    scoring: workoutScoring,
  }),
  /** What was submitted, without penalties; null if the workout isn’t scored that way anymore. */
  value: scoreValue.nullable(),
  /** The score it became. */
  scoreId: z.string(),
  /** Whether that score still counts as it was submitted. */
  isCurrent: z.boolean(),
  submittedBy: person,
  /** Who reviews it, or did. */
  reviewer: person.nullable(),
  /** What undoing the review changes; null: nothing. */
  undoChange: rippleChange.nullable(),
  staffNote: z.string(),
  /** The viewer competes in this entry, so others review it. */
  isOwn: z.boolean(),
  /** null: not on the leaderboard yet. */
  ranked: rankedScore.nullable(),
});
export type SubmissionReview = z.output<typeof submissionReview>;

/** `mine`: open ones the viewer has taken. */
export const submissionLists = ['open', 'mine', 'done'] as const;
export type SubmissionList = (typeof submissionLists)[number];

export const submissionsQuery = z.strictObject({
  ...pageQuery,
  list: z.enum(submissionLists).default('open'),
  workoutId: idField.optional(),
});
export type SubmissionsQuery = z.output<typeof submissionsQuery>;

export const ownSubmissionsQuery = z.strictObject({ workoutId: idField });

/** Submissions of one competition that wait for a review. */
export const reviewDesk = z.object({ competitionId: z.string(), name: z.string(), open: z.int() });
export type ReviewDesk = z.output<typeof reviewDesk>;

export const reviewerChange = z.strictObject({ mine: z.boolean() });
export const reviewUndo = z.strictObject({ reason: lineField(300) });

export const submissionParams = z.strictObject({
  competitionId: idField,
  submissionId: z.uuid().toLowerCase(),
});
