import { programCodes, programTexts } from '@chalkline/contract/programs/programs.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(programCodes, programTexts);

export const exerciseNotFound = () => notFound('exercise');
export const exerciseChanged = () => stateChanged('exercise');
export const tooManyExercises = () => refusal('too_many_exercises');
