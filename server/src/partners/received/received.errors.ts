import { partnersCodes, partnersTexts } from '@chalkline/contract/partners/partners.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(partnersCodes, partnersTexts);

export const receivedNotFound = () => notFound('order');
export const receivedChanged = () => stateChanged('order');
export const moreThanOrdered = (line: number) =>
  refusal('more_than_ordered', { path: `body.lines.${line}.quantity` });
export const moreThanCancelable = (line: number) =>
  refusal('more_than_cancelable', { path: `body.lines.${line}.quantity` });
export const buyerGone = () => refusal('buyer_gone');
