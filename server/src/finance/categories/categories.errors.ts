import { financeCodes, financeTexts } from '@chalkline/contract/finance/finance.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(financeCodes, financeTexts);

export const categoryNotFound = () => notFound('category');
export const categoryNameTaken = () => refusal('category_name_taken', { path: 'body.name' });
export const categoryInUse = () => refusal('category_in_use');
export const categoryUnknown = () => refusal('category_unknown', { path: 'body.categoryId' });
