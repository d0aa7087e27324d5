import { coachingCodes, coachingTexts } from '@chalkline/contract/coaching/coaching.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(coachingCodes, coachingTexts);

export const isNoTrainer = () => refusal('not_a_trainer');
