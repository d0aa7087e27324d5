import { scoreCodes, scoreTexts } from '@chalkline/contract/competitions/scores.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(scoreCodes, scoreTexts);

export const scoreLogTooLarge = () => refusal('score_log_too_large');
