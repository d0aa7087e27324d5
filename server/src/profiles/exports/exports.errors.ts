import { exportCodes, profileTexts } from '@chalkline/contract/profiles/profiles.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(exportCodes, profileTexts);

export const exportUnderWay = () => refusal('export_under_way');
export const exportNotReady = () => refusal('export_not_ready');
