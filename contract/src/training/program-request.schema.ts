import { z } from 'zod';
import { dayField, idField, momentField, optionalText, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { runningBrief, startTerms } from './enrollment.schema.ts';
import { programRequestStates } from './program-request.lifecycle.ts';

export const programRequestLengths = { message: 500, reason: 500 } as const;
const message = optionalText(programRequestLengths.message);

/** What a client asks the coach of a program for, with their training days. */
export const newProgramRequest = z.strictObject({ ...startTerms, message });
export type NewProgramRequest = z.output<typeof newProgramRequest>;

/** What a trainer plans for a client, who decides. */
export const newAssignment = z.strictObject({
  programId: idField,
  startDay: startTerms.startDay,
  weekdays: startTerms.weekdays,
  message,
});
export type NewAssignment = z.output<typeof newAssignment>;

/** Whom a program can be assigned to at once: the members of a group, or who has a membership. */
export const audienceKinds = ['group', 'plan'] as const;
export type AudienceKind = (typeof audienceKinds)[number];
export const mostAssignedAtOnce = 500;

const audience = { kind: z.enum(audienceKinds), id: idField };

/** People who train together: each of them decides. */
export const newAudienceAssignment = z.strictObject({
  audience: z.strictObject(audience),
  startDay: startTerms.startDay,
  weekdays: startTerms.weekdays,
  message,
});
export type NewAudienceAssignment = z.output<typeof newAudienceAssignment>;

export const audienceReply = z.object({
  kind: z.enum(audienceKinds),
  id: z.string(),
  name: z.string(),
  people: z.int(),
});
export type AudienceReply = z.output<typeof audienceReply>;

/** `sent`: how many it was assigned to. The others train by it, have it to answer already, or can't be reached. */
export const audienceAssignmentReply = z.object({ sent: z.int(), people: z.int() });

export const programRequestAnswer = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('withdrawn') }),
  /** Starts the program. The zone is that of the client where they have said it. */
  z.strictObject({ to: z.literal('accepted'), ...startTerms }),
  z.strictObject({ to: z.literal('declined'), reason: textField(programRequestLengths.reason) }),
]);
export type ProgramRequestAnswer = z.output<typeof programRequestAnswer>;

export const programRequestReply = z.object({
  id: z.string(),
  /** A trainer sent it to a client; else a client to the coach of the program. */
  isAssigned: z.boolean(),
  /** The viewer sent it. */
  isMine: z.boolean(),
  other: z.object({ id: z.string(), name: z.string() }),
  program: z.object({
    id: z.string(),
    name: z.string(),
    weeks: z.int(),
    workouts: z.int(),
    /** The viewer may open its page. */
    isVisible: z.boolean(),
  }),
  state: z.enum(programRequestStates),
  message: z.string(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  startDay: dayField,
  weekdays: z.array(z.int()),
  sentAt: momentField,
  can: z.object({ moveTo: z.array(z.enum(programRequestStates)) }),
});
export type ProgramRequestReply = z.output<typeof programRequestReply>;

export const programRequestsQuery = z.strictObject({
  /** Sent to me, or by me. */
  side: z.enum(['to_me', 'by_me']),
  state: z.enum(['open', 'answered']).default('open'),
  ...pageQuery,
});
export type ProgramRequestsQuery = z.output<typeof programRequestsQuery>;

export const programRequestParams = z.strictObject({ programRequestId: idField });

/** A client's programs as their trainer sees them. */
export const clientProgramsReply = z.object({
  /** The client shares training; else nothing runs here. */
  isShared: z.boolean(),
  running: z.array(runningBrief),
  /** Open ones between the two. */
  requests: z.array(programRequestReply),
});
export type ClientProgramsReply = z.output<typeof clientProgramsReply>;
