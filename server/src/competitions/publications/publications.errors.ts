import { publicationCodes, scoreTexts } from '@chalkline/contract/competitions/scores.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(publicationCodes, scoreTexts);

export const embargoPast = () => refusal('embargo_past', { path: 'body.publishAt' });
export const notADraft = () => refusal('not_a_draft', { path: 'body.results' });
