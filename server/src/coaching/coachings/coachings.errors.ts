import { coachingCodes, coachingTexts } from '@chalkline/contract/coaching/coaching.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(coachingCodes, coachingTexts);

export const coachingNotFound = () => notFound('coaching');
export const coachingChanged = () => stateChanged('coaching');
export const notATrainer = () => refusal('not_a_trainer', { path: 'body.trainerId' });
export const coachingOpen = () => refusal('coaching_open');
export const requestsPaused = () => refusal('requests_paused');
export const reasonRequired = () => refusal('reason_required', { path: 'body.reason' });
