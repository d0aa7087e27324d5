import { z } from 'zod';
import { groupTypes } from '../groups/group-kinds.ts';
import { idField, momentField, optionalText, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { personCard } from '../profiles/connection.schema.ts';
import { fileReply, uploadReply } from '../uploads/upload.schema.ts';
import {
  appealStates,
  caseActions,
  caseKinds,
  caseLevels,
  caseStates,
  caseTabs,
  decisions,
  moderationLimits,
  moveReasons,
  reportedKinds,
  reportReasons,
} from './moderation-kinds.ts';

export const newReport = z.strictObject({
  kind: z.enum(reportedKinds),
  id: idField,
  /** Of a result, the challenge in which it counts. */
  groupId: idField.optional(),
  reason: z.enum(reportReasons),
  note: optionalText(moderationLimits.note).default(''),
});
export type NewReport = z.output<typeof newReport>;

export const reportReply = z.object({ caseId: z.string() });

export const caseParams = z.strictObject({ caseId: idField });

export const casesQuery = z.strictObject({
  tab: z.enum(caseTabs).default('open'),
  ...pageQuery,
});
export type CasesQuery = z.output<typeof casesQuery>;

/** Up to 99 of each. */
export const caseCounts = z.object({
  open: z.int(),
  appeals: z.int(),
  /** Has something to moderate at all, now or later. */
  moderates: z.boolean(),
});
export type CaseCounts = z.output<typeof caseCounts>;

const version = z.int().min(1);

export const newDecision = z.strictObject({
  decision: z.enum(decisions),
  reason: z.enum(reportReasons),
  /** The author reads it with the reason. */
  note: optionalText(moderationLimits.note).default(''),
  /** For a mute or a suspension. */
  days: z
    .int()
    .refine((days) => (moderationLimits.days as readonly number[]).includes(days), {
      error: 'is not offered',
    })
    .optional(),
  version,
});
export type NewDecision = z.output<typeof newDecision>;

export const undoBody = z.strictObject({ version });

export const newAppeal = z.strictObject({ text: textField(moderationLimits.appeal) });

export const appealDecision = z.strictObject({
  granted: z.boolean(),
  note: optionalText(moderationLimits.note).default(''),
  version,
});
export type AppealDecision = z.output<typeof appealDecision>;

const place = z.object({ id: z.string(), name: z.string(), type: z.enum(groupTypes) });

export const caseRow = z.object({
  id: z.string(),
  number: z.int(),
  kind: z.enum(caseKinds),
  place: place.nullable(),
  /** Who wrote it; null once they are deleted. */
  about: personCard.nullable(),
  level: z.enum(caseLevels),
  movedUp: z.enum(moveReasons).nullable(),
  state: z.enum(caseStates),
  /** Of the first report, or of the ban or mute. */
  reason: z.enum(reportReasons),
  reports: z.int(),
  isHidden: z.boolean(),
  openedAt: momentField,
  /** What was decided last, and by whom. */
  decided: z
    .object({
      action: z.enum(caseActions),
      by: z.string().nullable(),
      until: momentField.nullable(),
      at: momentField,
    })
    .nullable(),
  appealState: z.enum(appealStates).nullable(),
});
export type CaseRow = z.output<typeof caseRow>;

/** What it said when it was reported. */
const frozenCopy = z.object({
  text: z.string(),
  images: z.int(),
  /** Of a message. */
  files: z.int().optional(),
  authorName: z.string().nullable(),
  at: momentField,
});
export type FrozenCopy = z.output<typeof frozenCopy>;

export const caseReply = caseRow.extend({
  /** As what the viewer sees it: who reports or wrote it sees neither the reports nor who decided. */
  as: z.enum(['moderator', 'author', 'reporter']),
  copy: frozenCopy,
  /** Where it is now; null when it’s gone or the viewer can’t open it. */
  address: z.string().nullable(),
  /** For those who decide: its pictures and files when it was reported, also after it was changed or deleted. */
  images: z.array(uploadReply),
  files: z.array(fileReply),
  notes: z.array(z.object({ reason: z.enum(reportReasons), note: z.string() })),
  /** Messages around a reported one, or the post above a comment. */
  around: z.array(
    z.object({
      authorName: z.string().nullable(),
      text: z.string(),
      at: momentField,
      isReported: z.boolean(),
    }),
  ),
  /** Earlier decisions about the same person, as far as the viewer may know of them. */
  before: z.array(z.object({ action: z.enum(caseActions), at: momentField })),
  history: z.array(
    z.object({
      action: z.enum(caseActions),
      by: z.string().nullable(),
      reason: z.enum(reportReasons).nullable(),
      note: z.string(),
      until: momentField.nullable(),
      at: momentField,
    }),
  ),
  appeal: z
    .object({ text: z.string(), at: momentField, state: z.enum(appealStates), note: z.string() })
    .nullable(),
  /** The ban was lifted or the mute ended since. */
  isOver: z.boolean(),
  /** Until when the author can appeal. */
  appealUntil: momentField.nullable(),
  version: z.int(),
  can: z.object({
    decide: z.array(z.enum(decisions)),
    undo: z.boolean(),
    appeal: z.boolean(),
    decideAppeal: z.boolean(),
  }),
});
export type CaseReply = z.output<typeof caseReply>;
