import { z } from 'zod';
import { idField, lineField, linkField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { penaltyKinds } from './penalty.schema.ts';
import { rippleChange } from './ripple.schema.ts';
import { workoutScoring } from './workout-scoring.schema.ts';

/** The choices an organizer has for how long a result can be appealed, in minutes. */
export const appealMinutes = [15, 30, 60, 120, 1440, 2880, 4320, 10_080] as const;

/** How long athletes can appeal a result, from the moment it was published or last changed. */
export const appealWindow = z.strictObject({
  /** null: the competition takes no appeals. */
  minutes: z.int().min(5).max(43_200).nullable(),
});
export type AppealWindow = z.output<typeof appealWindow>;

/** `upheld`: the athlete was right. `withdrawn`: by the athlete. */
export const appealStates = ['open', 'upheld', 'denied', 'withdrawn'] as const;
export type AppealState = (typeof appealStates)[number];

/** The maximum number of messages in one appeal, of both sides together. */
export const mostAppealMessages = 50;

export const newAppealMessage = z.strictObject({
  text: textField(2000),
  /** A video or picture, as evidence. */
  link: linkField.nullable().default(null),
});
export type NewAppealMessage = z.output<typeof newAppealMessage>;

export const newAppeal = newAppealMessage.extend({ workoutId: idField, entryId: idField });
export type NewAppeal = z.output<typeof newAppeal>;

const [scoreChange, , , withdrawalChange] = rippleChange.options;

/** What upholding an appeal does to the result: exactly what a ripple previews. */
export const appealChange = z.discriminatedUnion('kind', [
  scoreChange
    .omit({ workoutId: true, entryId: true })
    /** The score it corrects, so that nothing is overwritten unseen. */
    .extend({ previousId: idField }),
  withdrawalChange,
]);
export type AppealChange = z.output<typeof appealChange>;

export const appealDecision = z
  .strictObject({
    outcome: z.enum(['upheld', 'denied']),
    /** Both sides read it. */
    reason: textField(1000),
    /** null: the result stays as it is. */
    change: appealChange.nullable().default(null),
  })
  .refine(({ outcome, change }) => outcome === 'upheld' || change === null, {
    path: ['change'],
    error: 'must be empty when an appeal is denied',
  });
export type AppealDecision = z.output<typeof appealDecision>;

export const appealUndo = z.strictObject({ reason: lineField(300) });

const message = z.object({
  id: z.string(),
  isStaff: z.boolean(),
  /** null: staff, to the athlete. */
  author: z.string().nullable(),
  text: z.string(),
  link: z.string().nullable(),
  createdAt: momentField,
});
export type AppealMessageReply = z.output<typeof message>;

const appeal = {
  id: z.string(),
  workoutId: z.string(),
  entryId: z.string(),
  state: z.enum(appealStates),
  createdAt: momentField,
  decidedAt: momentField.nullable(),
  /** Why it was decided that way; empty while it is open. */
  reason: z.string(),
  /** What upholding it changed. */
  changed: z.enum(['score', 'penalty_withdrawal']).nullable(),
  /** Oldest first. */
  messages: z.array(message),
};

/** As its athletes see it. */
export const appealReply = z.object(appeal);
export type AppealReply = z.output<typeof appealReply>;

/** Why an athlete can't appeal; null: they can. */
export const appealHurdles = ['off', 'over', 'no_result', 'late', 'appealed'] as const;
export type AppealHurdle = (typeof appealHurdles)[number];

/** One of the viewer's entries in a workout. */
export const ownAppeal = z.object({
  entry: z.object({ id: z.string(), name: z.string(), bib: z.int() }),
  hurdle: z.enum(appealHurdles).nullable(),
  /** Until when the result can be appealed, this moment not included; null without a result. */
  until: momentField.nullable(),
  appeal: appealReply.nullable(),
});
export type OwnAppeal = z.output<typeof ownAppeal>;

export const ownAppealsQuery = z.strictObject({ workoutId: idField });

/** As staff see it, with everything needed to decide. */
export const appealCase = z.object({
  ...appeal,
  entry: z.object({
    id: z.string(),
    name: z.string(),
    bib: z.int(),
    divisionId: z.string(),
    divisionName: z.string(),
  }),
  workout: z.object({ name: z.string(), scoring: workoutScoring }),
  /** The current score without penalties; null if it was taken away. */
  score: z.object({ id: z.string(), typed: z.string(), shown: z.string() }).nullable(),
  /** Those that apply to it. */
  penalties: z.array(
    z.object({ id: z.string(), kind: z.enum(penaltyKinds), amount: z.number(), reason: z.string() }),
  ),
  decidedBy: z.string().nullable(),
  /** What undoing the decision changes; null: nothing. */
  undoChange: rippleChange.nullable(),
  /** The viewer competes in this entry, so others decide. */
  isOwn: z.boolean(),
  canDecide: z.boolean(),
});
export type AppealCase = z.output<typeof appealCase>;

export const appealLists = ['open', 'decided'] as const;
export type AppealList = (typeof appealLists)[number];

/** Open ones oldest first, decided and withdrawn ones latest first. */
export const appealsQuery = z.strictObject({
  ...pageQuery,
  list: z.enum(appealLists).default('open'),
});
export type AppealsQuery = z.output<typeof appealsQuery>;

export const appealParams = z.strictObject({ competitionId: idField, appealId: idField });
