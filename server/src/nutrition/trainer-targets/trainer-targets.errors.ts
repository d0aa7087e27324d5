import { nutritionCodes, nutritionTexts } from '@chalkline/contract/nutrition/nutrition.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(nutritionCodes, nutritionTexts);

export const targetsNotFound = () => notFound('targets');
export const nutritionNotShared = () => refusal('nutrition_not_shared');
export const tooManyTrainerTargets = () => refusal('too_many_targets');
