import { trainingCodes, trainingTexts } from '@chalkline/contract/training/training.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(trainingCodes, trainingTexts);

export const maxDayOutOfRange = () => refusal('start_day_out_of_range', { path: 'body.startsOn' });
