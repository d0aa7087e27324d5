import { cancellationCodes, cancellationTexts } from '@chalkline/contract/competitions/cancellation.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(cancellationCodes, cancellationTexts);

export const competitionOver = () => refusal('competition_over');
export const resultsFinal = () => refusal('results_final');
export const competitionNameDiffers = () => refusal('competition_name_differs', { path: 'body.name' });
