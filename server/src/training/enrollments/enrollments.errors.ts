import { trainingCodes, trainingTexts } from '@chalkline/contract/training/training.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(trainingCodes, trainingTexts);

export const enrollmentNotFound = () => notFound('program');
export const enrollmentChanged = () => stateChanged('program');
export const programRunning = () => refusal('program_running');
export const tooManyRunning = () => refusal('too_many_running');
export const startDayOutOfRange = () => refusal('start_day_out_of_range', { path: 'body.startDay' });
export const dayOutOfRange = () => refusal('day_out_of_range', { path: 'body.day' });
