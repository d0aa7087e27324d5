import { coachingCodes, coachingTexts } from '@chalkline/contract/coaching/coaching.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(coachingCodes, coachingTexts);

export const formNotFound = () => notFound('form');
export const formChanged = () => stateChanged('form');
export const tooManyForms = () => refusal('too_many_forms');
export const checkInNotFound = () => notFound('check-in');
export const checkInChanged = () => stateChanged('check-in');
export const answersEmpty = () => refusal('answers_empty', { path: 'body.answers' });
export const answerNotFitting = () => refusal('answer_not_fitting', { path: 'body.answers' });
