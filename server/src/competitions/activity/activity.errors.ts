import { scoreCodes, scoreTexts } from '@chalkline/contract/competitions/scores.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

export const nothingToUndo = () => refusalsOf(scoreCodes, scoreTexts)('nothing_to_undo');
