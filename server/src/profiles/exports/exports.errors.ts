import { exportCodes } from '@chalkline/contract/profiles/profiles.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(exportCodes);

export const exportUnderWay = () => refusal('export_under_way', 'An export is being made already.');
export const exportNotReady = () => refusal('export_not_ready', 'There is no file to fetch yet.');
