import { coachingCodes, coachingTexts } from '@chalkline/contract/coaching/coaching.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(coachingCodes, coachingTexts);

export const trainerRequestNotFound = () => notFound('request');
export const trainerRequestChanged = () => stateChanged('request');
export const notAnAthlete = () => refusal('not_an_athlete');
export const trainerRequestOpen = () => refusal('trainer_request_open');
