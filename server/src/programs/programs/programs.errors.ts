import { programCodes, programTexts } from '@chalkline/contract/programs/programs.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(programCodes, programTexts);

export const programNotFound = () => notFound('program');
export const programChanged = () => stateChanged('program');
export const tooManyPrograms = () => refusal('too_many_programs');
export const programIncomplete = () => refusal('program_incomplete');
export const programExerciseGone = () => refusal('program_exercise_gone');
export const programUnchanged = () => refusal('program_unchanged');
export const programNotPublished = () => refusal('program_not_published');
export const programWasPublished = () => refusal('program_was_published');
const line = { path: 'body.lines.0' };
export const programNotSold = () => refusal('program_not_sold', line);
export const programOwned = () => refusal('program_owned', line);
export const programNotBought = () => refusal('program_not_bought');
export const programPlaceUnknown = () => refusal('program_place_unknown', { path: 'body.communityId' });
