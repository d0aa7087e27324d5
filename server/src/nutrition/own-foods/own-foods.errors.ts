import { nutritionCodes, nutritionTexts } from '@chalkline/contract/nutrition/nutrition.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(nutritionCodes, nutritionTexts);

export const ownFoodNotFound = () => notFound('own food');
export const portionNotFound = () => notFound('portion');
export const portionTaken = () => refusal('portion_taken', { path: 'body.label' });
export const tooManyPortions = () => refusal('too_many_portions');
export const ownFoodChanged = () => stateChanged('own food');
export const labelOver100 = () => refusal('label_over_100', { path: 'body.amounts' });
export const labelPart = () => refusal('label_part', { path: 'body.amounts' });
export const codeTaken = () => refusal('code_taken', { path: 'body.gtin' });
export const foodRemovedElsewhere = () => refusal('removed_elsewhere');
export const tooManyFoods = () => refusal('too_many_foods');
