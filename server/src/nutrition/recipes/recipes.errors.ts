import { nutritionCodes, nutritionTexts } from '@chalkline/contract/nutrition/nutrition.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(nutritionCodes, nutritionTexts);
const at = { path: 'body.ingredients' };

export const recipeInItself = () => refusal('recipe_in_itself', at);
export const recipeTooDeep = () => refusal('recipe_too_deep', at);
export const unknownIngredientPortion = () => refusal('unknown_portion', at);
export const ingredientTooHeavy = () => refusal('too_heavy', at);
