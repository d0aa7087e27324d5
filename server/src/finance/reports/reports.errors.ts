import { financeCodes, financeTexts } from '@chalkline/contract/finance/finance.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(financeCodes, financeTexts);

export const exportTooLarge = () => refusal('books_export_too_large');
