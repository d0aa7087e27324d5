import { waiverCodes, waiverTexts } from '@chalkline/contract/waivers/waivers.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

export const remindedRecently = () => refusalsOf(waiverCodes, waiverTexts)('reminded_recently');
