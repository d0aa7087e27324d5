import { z } from 'zod';
import { textField } from '../http/fields.ts';

/** Where vectors are searched. */
export const assistantStores = ['built_in', 'weaviate', 'pinecone'] as const;
export type AssistantStore = (typeof assistantStores)[number];

export const assistantQuestion = z.strictObject({
  question: textField(500),
  store: z.enum(assistantStores).default('built_in'),
});

export type AssistantQuestion = z.output<typeof assistantQuestion>;

/** Figures of foods, a health formula, an answer of the FAQs, nothing that fits, or care in place of an answer. */
export const answerKinds = ['figures', 'formula', 'help', 'unknown', 'care'] as const;
export const sourceKinds = ['food', 'formula', 'help'] as const;

const found = z.object({ kind: z.enum(sourceKinds), id: z.string(), title: z.string() });

export const answerSource = z.object({
  ...found.shape,
  /** As the text refers to it: [1]. */
  number: z.int(),
  detail: z.string(),
  /** How its figures were computed, line by line. */
  working: z.array(z.string()),
});
export type AnswerSource = z.output<typeof answerSource>;

const sentence = z.object({ text: z.string(), sources: z.array(z.int()) });
export type AnswerSentence = z.output<typeof sentence>;

export const assistantReply = z.object({
  kind: z.enum(answerKinds),
  /** Why the built-in store answered in place of the one that was asked for; null: it didn't have to. */
  instead: z.enum(['absent', 'loading', 'down']).nullable(),
  /** Whose words the title is in; figures are the product's either way. */
  wordedBy: z.enum(['product', 'model']),
  /** Someone may be in danger. */
  isUrgent: z.boolean(),
  title: sentence,
  paragraphs: z.array(sentence),
  /** The last row is the sum where there are several. */
  table: z
    .object({
      columns: z.array(z.string()),
      rows: z.array(z.object({ name: z.string(), source: z.int().nullable(), cells: z.array(z.string()) })),
    })
    .nullable(),
  /** What to keep in mind with this answer. */
  caution: z.string().nullable(),
  sources: z.array(answerSource),
  /** What else it could be about. */
  others: z.array(found),
  /** Who can help: telephone numbers, or a site. */
  contacts: z.array(z.object({ label: z.string(), phone: z.string().nullable(), href: z.string() })),
});
export type AssistantReply = z.output<typeof assistantReply>;
