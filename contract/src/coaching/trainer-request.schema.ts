import { z } from 'zod';
import { idField, momentField, optionalText, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { coachingLengths } from './coaching.schema.ts';
import { trainerRequestStates } from './trainer-request.lifecycle.ts';

export const newTrainerRequest = z.strictObject({
  /** Experience and certificates, in the person’s words. */
  message: textField(coachingLengths.message),
});
export type NewTrainerRequest = z.output<typeof newTrainerRequest>;

export const trainerRequestMove = z.strictObject({
  to: z.enum(trainerRequestStates),
  /** Required to decline a request. */
  reason: optionalText(coachingLengths.reason).default(''),
});
export type TrainerRequestMove = z.output<typeof trainerRequestMove>;

export const trainerRequestReply = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(trainerRequestStates),
  message: z.string(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  askedAt: momentField,
  changedAt: momentField,
  can: z.object({ moveTo: z.array(z.enum(trainerRequestStates)) }),
});
export type TrainerRequestReply = z.output<typeof trainerRequestReply>;

export const ownTrainerRequestReply = z.object({
  /** The latest one. */
  request: trainerRequestReply.nullable(),
  can: z.object({ ask: z.boolean() }),
});
export type OwnTrainerRequestReply = z.output<typeof ownTrainerRequestReply>;

export const trainerRequestsQuery = z.strictObject({
  state: z.enum(trainerRequestStates).default('asked'),
  ...pageQuery,
});
export type TrainerRequestsQuery = z.output<typeof trainerRequestsQuery>;

export const trainerRequestParams = z.strictObject({ trainerRequestId: idField });
