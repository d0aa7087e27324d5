import { nutritionCodes, nutritionTexts } from '@chalkline/contract/nutrition/nutrition.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(nutritionCodes, nutritionTexts);

export const tooManyTargets = () => refusal('too_many_targets');
