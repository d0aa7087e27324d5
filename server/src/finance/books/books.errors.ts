import { financeCodes, financeTexts } from '@chalkline/contract/finance/finance.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(financeCodes, financeTexts);

export const booksNotOpen = () => refusal('books_not_open');
export const booksCurrencyFixed = () => refusal('books_currency_fixed', { path: 'body.currency' });
