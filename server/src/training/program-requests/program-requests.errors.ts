import { trainingCodes, trainingTexts } from '@chalkline/contract/training/training.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(trainingCodes, trainingTexts);

export const programRequestNotFound = () => notFound('request');
export const programRequestChanged = () => stateChanged('request');
export const programRequestOpen = () => refusal('program_request_open');
export const tooManyProgramRequests = () => refusal('too_many_program_requests');
export const programIsMine = () => refusal('program_is_mine');
export const audienceTooLarge = () => refusal('audience_too_large');
export const programNotAssignable = () => refusal('program_not_assignable');
