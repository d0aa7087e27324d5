import { z } from 'zod';
import { emailField, idField, lineField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { contactStates, contactTopics } from './contact.lifecycle.ts';

/** Seconds that a person takes at least to write a message. */
export const writingSeconds = 3;

export const contactFormReply = z.object({
  /** Goes back with the message: says when the form was opened, so that no machine sends thousands. */
  form: z.string(),
});

export const newContactMessage = z.strictObject({
  name: lineField(100),
  email: emailField,
  topic: z.enum(contactTopics),
  body: textField(4_000),
  form: z.string().min(1).max(300),
  /** A field that people do not see: whatever fills it in is no person. */
  website: z.string().max(500).default(''),
});
export type NewContactMessage = z.output<typeof newContactMessage>;

export const contactReceipt = z.object({
  /** Whether a receipt could be mailed. */
  mailed: z.boolean(),
});

/** A message in the list of those who answer. */
export const contactCard = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  /** How it begins. */
  beginning: z.string(),
  state: z.enum(contactStates),
  createdAt: momentField,
});
export type ContactCard = z.output<typeof contactCard>;

export const contactAnswer = z.object({
  id: z.string(),
  body: z.string(),
  author: z.string(),
  createdAt: momentField,
  /** null: still on its way. */
  mailedAt: momentField.nullable(),
});

export const contactMessage = z.object({
  ...contactCard.shape,
  body: z.string(),
  /** Whose account it is, when they were signed in. */
  personId: z.string().nullable(),
  answers: z.array(contactAnswer),
  moveTo: z.array(z.enum(contactStates)),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const contactQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(contactStates).optional(),
});
export type ContactQuery = z.output<typeof contactQuery>;

export const newContactAnswer = z.strictObject({ body: textField(8_000) });
export const contactMove = z.strictObject({ from: z.enum(contactStates), to: z.enum(contactStates) });
export const contactParams = z.strictObject({ contactMessageId: idField });
