import { nutritionCodes, nutritionTexts } from '@chalkline/contract/nutrition/nutrition.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(nutritionCodes, nutritionTexts);

export const entryNotFound = () => notFound('entry');
export const entryChanged = () => stateChanged('entry');
export const unknownPortion = () => refusal('unknown_portion', { path: 'body.unit' });
export const tooHeavy = () => refusal('too_heavy', { path: 'body.quantity' });
export const noQuickEntry = () => refusal('no_quick_entry', { path: 'body.kcal' });
export const tooManyEntries = () => refusal('too_many_entries');
