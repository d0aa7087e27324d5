import { nutritionCodes, nutritionTexts } from '@chalkline/contract/nutrition/nutrition.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(nutritionCodes, nutritionTexts);
const at = { path: 'body.lines' };

export const mealPlanNotFound = () => notFound('meal plan');
export const tooManyMealPlans = () => refusal('too_many_meal_plans');
export const planNotWelcome = () => refusal('nutrition_not_shared');
export const unknownPlannedPortion = () => refusal('unknown_portion', at);
export const plannedTooHeavy = () => refusal('too_heavy', at);
