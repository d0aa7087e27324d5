import { financeCodes, financeTexts } from '@chalkline/contract/finance/finance.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(financeCodes, financeTexts);

export const repeatNotFound = () => notFound('repeat');
export const repeatEndsBeforeStart = () => refusal('repeat_ends_before_start', { path: 'body.endsOn' });
