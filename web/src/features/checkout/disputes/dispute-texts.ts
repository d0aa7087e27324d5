import type { DisputeReply } from '@chalkline/contract/checkout/disputes.schema.ts';
import type { EvidenceFileKind } from '@chalkline/contract/money/evidence.ts';

export const disputeStates: Readonly<Record<DisputeReply['state'], string>> = {
  needs_response: 'Needs your answer',
  under_review: 'The bank is deciding',
  won: 'Won',
  lost: 'Lost',
};

const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'The buyer says they didn’t make this payment',
  product_not_received: 'The buyer says they didn’t get what they paid for',
  product_unacceptable: 'The buyer says it wasn’t what they paid for',
  duplicate: 'The buyer says they paid twice',
  credit_not_processed: 'The buyer says a refund never came',
  subscription_canceled: 'The buyer says they had canceled',
  unrecognized: 'The buyer doesn’t recognize the payment',
};

/** The bank's reason in plain words. */
export function reasonText(reason: string): string {
  return reasons[reason] ?? 'The bank gave no reason';
}

export const evidenceKindLabels: Readonly<Record<EvidenceFileKind, string>> = {
  receipt: 'Receipt or invoice',
  messages: 'Messages with the buyer',
  service: 'Proof that they took part',
  signature: 'Signature',
  other: 'Something else',
};
