import { notFound, stateChanged } from '../../platform/http/refusal.ts';

export const exerciseNotFound = () => notFound('exercise');
export const exerciseChanged = () => stateChanged('exercise');
