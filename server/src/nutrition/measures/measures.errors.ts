import { nutritionCodes, nutritionTexts } from '@chalkline/contract/nutrition/nutrition.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(nutritionCodes, nutritionTexts);

export const drinkNotFound = () => notFound('drink');
export const tooManyDrinks = () => refusal('too_many_drinks');
