import { z } from 'zod';
import { dayField, idField, lineField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { uploadField, uploadReply } from '../uploads/upload.schema.ts';

/** What a client shares with a trainer, each by a switch of its own. */
export const sharedAreas = ['training', 'nutrition', 'body'] as const;
export type SharedArea = (typeof sharedAreas)[number];

/** `weight` is in kilograms, `sleep` in hours a night, `scale` from 1 to 10. */
export const checkInKinds = ['weight', 'sleep', 'scale', 'text', 'photos'] as const;
export type CheckInKind = (typeof checkInKinds)[number];
/** What a body weighs, how it sleeps and what it looks like is the body’s, whatever a form says. */
export const bodyKinds: ReadonlySet<CheckInKind> = new Set(['weight', 'sleep', 'photos']);

/** Days from one check-in to the next. */
export const checkInDays = [7, 14, 28] as const;
/** A check-in without answers counts as missing after so many days, and the client is reminded. */
export const missingAfterDays = 2;

export const checkInLimits = {
  name: 80,
  label: 120,
  questions: 10,
  answer: 1000,
  photos: 4,
  reply: 2000,
} as const;

export const checkInQuestion = z.strictObject({
  label: lineField(checkInLimits.label),
  kind: z.enum(checkInKinds),
  /** Whose switch opens the answer to the trainer. */
  area: z.enum(sharedAreas),
});
export type CheckInQuestion = z.output<typeof checkInQuestion>;

function areaFits({ kind, area }: { kind: CheckInKind; area: SharedArea }): boolean {
  return area === 'body' || !bodyKinds.has(kind);
}

const fittingQuestion = checkInQuestion
  .refine(areaFits, { error: 'belongs to the body', path: ['area'] })
  .meta({ examples: [{ label: 'How many hours did you sleep?', kind: 'sleep', area: 'body' }] });

const facts = {
  name: lineField(checkInLimits.name),
  questions: z.array(fittingQuestion).min(1).max(checkInLimits.questions),
};

export const newCheckInForm = z.strictObject(facts);
export type NewCheckInForm = z.output<typeof newCheckInForm>;

/** `version` is the one that was read: what another device changed meanwhile is not overwritten. */
export const checkInFormPatch = z.strictObject({
  version: z.int().min(1),
  ...z.object(facts).partial().shape,
});
export type CheckInFormPatch = z.output<typeof checkInFormPatch>;

export const checkInFormReply = z.object({
  id: z.string(),
  name: z.string(),
  questions: z.array(checkInQuestion),
  version: z.int(),
});
export type CheckInFormReply = z.output<typeof checkInFormReply>;

export const checkInFormParams = z.strictObject({ formId: idField });

export const newSchedule = z.strictObject({
  formId: idField,
  everyDays: z.union([z.literal(7), z.literal(14), z.literal(28)]),
});
export type NewSchedule = z.output<typeof newSchedule>;

export const scheduleReply = z
  .object({ formId: z.string(), formName: z.string(), everyDays: z.int(), nextAt: momentField })
  .nullable();
export type ScheduleReply = z.output<typeof scheduleReply>;

/** Photos are uploads of the client’s own that belong to nothing yet. */
export const answerValue = z
  .union([z.number(), textField(checkInLimits.answer), z.array(uploadField).max(checkInLimits.photos)])
  .nullable();
export type AnswerValue = z.output<typeof answerValue>;

/** One for each question, in their order; null where it is left out. */
export const checkInAnswers = z.strictObject({
  answers: z.array(answerValue).max(checkInLimits.questions),
  /** To correct answers: the version that was read. Left out, they are the first. */
  version: z.int().min(1).optional(),
  /** Where the client is: their body weight is kept as that of this day. By UTC, unless given. */
  day: dayField.optional(),
});
export type CheckInAnswers = z.output<typeof checkInAnswers>;

/** What an answer was before it was corrected; of photos, how many they were. */
const earlierAnswer = z.object({
  value: z.union([z.number(), z.string()]).nullable(),
  until: momentField,
});
export type EarlierAnswer = z.output<typeof earlierAnswer>;

export const checkInReply = z.object({
  id: z.string(),
  /** Goes up with every change of the answers. */
  version: z.int(),
  formName: z.string(),
  dueAt: momentField,
  answeredAt: momentField.nullable(),
  /** When the client last corrected the answers, or removed a photo. */
  correctedAt: momentField.nullable(),
  questions: z.array(
    z.object({
      ...checkInQuestion.shape,
      value: z.union([z.number(), z.string()]).nullable(),
      photos: z.array(uploadReply),
      /** The answers before that the trainer had read, the earliest first. */
      earlier: z.array(earlierAnswer),
      /** The client doesn’t share the area with the trainer who asks. */
      isHidden: z.boolean(),
    }),
  ),
  reply: z.string().nullable(),
  /** `answer` also corrects, until there is a reply; photos can always be removed. */
  can: z.object({ answer: z.boolean(), removePhotos: z.boolean(), reply: z.boolean() }),
});
export type CheckInReply = z.output<typeof checkInReply>;

/** `day`: a client’s own, so that an open check-in has the body weight of today already. */
export const checkInsQuery = z.strictObject({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  day: dayField.optional(),
});
export type CheckInsQuery = z.output<typeof checkInsQuery>;

export const checkInParams = z.strictObject({ coachingId: idField, checkInId: idField });

export const checkInPhotoParams = checkInParams.extend({ photoId: idField });

/** `version` is the one of the answers that were read: nobody replies to what was corrected meanwhile. */
export const newReply = z.strictObject({ text: textField(checkInLimits.reply), version: z.int().min(1) });
export type NewReply = z.output<typeof newReply>;

export const sharing = z.strictObject({
  training: z.boolean(),
  nutrition: z.boolean(),
  body: z.boolean(),
});
export type Sharing = z.output<typeof sharing>;

export const sharingReply = z.object({
  areas: z.array(
    z.object({
      area: z.enum(sharedAreas),
      /** Since when it is shared; null: it isn’t. */
      since: momentField.nullable(),
      /** How often the trainer looked in the last 30 days, and when last; for the client alone. */
      looks: z
        .object({
          times: z.int().nonnegative(),
          lastAt: momentField.nullable(),
          /** When the trainer’s list of clients last showed something of it. */
          listedAt: momentField.nullable(),
        })
        .nullable(),
    }),
  ),
});
export type SharingReply = z.output<typeof sharingReply>;
