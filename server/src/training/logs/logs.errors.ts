import { trainingCodes, trainingTexts } from '@chalkline/contract/training/training.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(trainingCodes, trainingTexts);

export const logNotFound = () => notFound('workout');
export const setNotFound = () => notFound('set');
export const setChanged = () => stateChanged('set');
export const tooManyOpen = () => refusal('too_many_open');
export const tooManySets = () => refusal('too_many_sets');
