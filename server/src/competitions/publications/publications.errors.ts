import { publicationCodes } from '@chalkline/contract/competitions/scores.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(publicationCodes);

export const embargoPast = () =>
  refusal('embargo_past', 'This moment is over: publish the results instead.', 'body.publishAt');
export const notADraft = () => refusal('not_a_draft', 'Only drafts can wait for a moment.', 'body.results');
