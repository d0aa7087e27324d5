import { z } from 'zod';
import { idField } from '../http/fields.ts';
import { answersField, questionsReply } from '../waivers/question.schema.ts';
import { newSignature, waiversReply } from '../waivers/waiver.schema.ts';

/** Answers about who comes with a ticket. */
export const ticketAnswers = z.strictObject({ answers: answersField });
export type TicketAnswers = z.output<typeof ticketAnswers>;

/** A signature of who comes with a ticket, on any device. */
export const ticketSignature = z.strictObject({ waiverId: idField, ...newSignature.shape });
export type TicketSignature = z.output<typeof ticketSignature>;

/** What who comes with a ticket is asked and signs, and what of it is missing. */
export const ticketPapersReply = z.object({
  ticketId: z.string(),
  holderName: z.string(),
  typeName: z.string(),
  questions: questionsReply.shape.questions,
  answers: questionsReply.shape.mine,
  /** `mine` is the signature for this ticket. */
  waivers: waiversReply,
  /** Titles of waivers and labels of questions. */
  missing: z.array(z.string()),
});
export type TicketPapersReply = z.output<typeof ticketPapersReply>;
