import { accountTexts, consentCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import type { ConsentPurpose } from '@chalkline/contract/accounts/consent.schema.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(consentCodes, accountTexts);

export const consentNeeded = (purpose: ConsentPurpose) => refusal(`${purpose}_consent_needed`);
