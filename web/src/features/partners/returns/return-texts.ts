import type { ReturnState } from '@chalkline/contract/partners/return.lifecycle.ts';
import type { ReturnReason } from '@chalkline/contract/partners/return.schema.ts';
import { counted } from '../../../ui/counted.ts';

export const reasonLabels: Readonly<Record<ReturnReason, string>> = {
  does_not_fit: 'Doesn’t fit',
  damaged: 'Damaged or broken',
  wrong_item: 'Wrong item',
  not_as_described: 'Not as described',
  changed_mind: 'Changed my mind',
  other: 'Something else',
};

/** For the buyer. */
export const ownReturnLabels: Readonly<Record<ReturnState, string>> = {
  asked: 'Waiting for an answer',
  accepted: 'Accepted. Send it back',
  refunded: 'Refunded',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** For the partner. */
export const returnLabels: Readonly<Record<ReturnState, string>> = {
  asked: 'To answer',
  accepted: 'Accepted. Refund it when the goods are back',
  refunded: 'Refunded',
  declined: 'Declined',
  withdrawn: 'Withdrawn by the buyer',
};

/** "Returns within 30 days of arrival." */
export const returnsText = (days: number) => `Returns within ${counted(days, ['day', 'days'])} of arrival.`;

/** Of goods that were sent: whether they can be sold again. */
export const restockTexts = {
  label: 'Back into stock',
  hint: 'Leave it off for pieces that are broken or lost.',
};
