import { waiverCodes, waiverTexts } from '@chalkline/contract/waivers/waivers.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

export const papersClosed = () => refusalsOf(waiverCodes, waiverTexts)('papers_closed');
