import { z } from 'zod';
import { idField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { evidenceFileKinds } from '../money/evidence.ts';
import { disputeStates } from '../money/money.lifecycles.ts';
import { currencyField } from '../money/money.schema.ts';
import { uploadField } from '../uploads/upload.schema.ts';

export const disputeLimits = {
  text: 3000,
  /** Of all files together: what the provider passes on to a bank. */
  bytes: 4_500_000,
} as const;

/** What a list of disputes can be narrowed to. */
export const disputeGroups = ['open', 'decided'] as const;
export type DisputeGroup = (typeof disputeGroups)[number];

export const disputesQuery = z.strictObject({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  group: z.enum(disputeGroups).optional(),
});
export type DisputesQuery = z.output<typeof disputesQuery>;

export const disputeParams = z.strictObject({ orderId: idField, disputeId: idField });

const shared = {
  id: z.string(),
  orderId: z.string(),
  state: z.enum(disputeStates),
  /** The competition, event or product it is about. */
  offerId: z.string(),
  title: z.string(),
  buyerName: z.string(),
  amount: z.int(),
  currency: currencyField,
  /** The bank’s reason, in the provider’s word, such as `fraudulent`. */
  reason: z.string(),
  /** Until when evidence is taken. */
  respondBy: momentField.nullable(),
  createdAt: momentField,
};

/** A dispute as one line of its seller’s list. */
export const disputeRow = z.object(shared);
export type DisputeRowReply = z.output<typeof disputeRow>;

/** What the books know about a disputed order. */
export const factKinds = ['order', 'buyer', 'terms', 'date'] as const;

/** What we know about an order that helps its seller: collected from the books, sent with the seller’s own words. */
export const disputeFact = z.object({ kind: z.enum(factKinds), title: z.string(), text: z.string() });
export type DisputeFact = z.output<typeof disputeFact>;
export type FactKind = DisputeFact['kind'];

export const disputeReply = z.object({
  ...shared,
  email: z.string(),
  invoiceNumber: z.string().nullable(),
  facts: z.array(disputeFact),
  /** What was sent to the bank; null: nothing yet. */
  evidence: z
    .object({
      text: z.string(),
      sentAt: momentField,
      files: z.array(
        z.object({
          kind: z.enum(evidenceFileKinds),
          /** Below the uploads path; good for ten minutes. */
          path: z.string(),
          bytes: z.int(),
        }),
      ),
    })
    .nullable(),
  closedAt: momentField.nullable(),
  /** What was taken from the seller’s account after it was lost; null: nothing yet. */
  takenBack: z.int().nullable(),
  can: z.object({ answer: z.boolean() }),
});
export type DisputeReply = z.output<typeof disputeReply>;

export const newEvidence = z.strictObject({
  text: textField(disputeLimits.text),
  /** Kinds of collected facts that stay out. */
  without: z.array(z.enum(factKinds)).max(factKinds.length),
  /** Uploads of the one who sends them, at most one of each kind. */
  files: z
    .array(z.strictObject({ kind: z.enum(evidenceFileKinds), uploadId: uploadField }))
    .max(evidenceFileKinds.length)
    .refine((files) => new Set(files.map(({ kind }) => kind)).size === files.length, 'has a kind twice')
    .default([]),
});
export type NewEvidence = z.output<typeof newEvidence>;
