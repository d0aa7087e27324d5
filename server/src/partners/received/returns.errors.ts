import { partnersCodes, partnersTexts } from '@chalkline/contract/partners/partners.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(partnersCodes, partnersTexts);

export const returnNotFound = () => notFound('return');
export const returnChanged = () => stateChanged('return');
export const returnNotOffered = () => refusal('return_not_offered', { path: 'body.lines' });
export const moreThanReturnable = (line: number) =>
  refusal('more_than_returnable', { path: `body.lines.${line}.quantity` });
