import { mostPinned } from '@chalkline/contract/competitions/announcement.schema.ts';
import { announcementCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(announcementCodes);

export const announcementNotFound = () => notFound('There is no such announcement.');
export const tooManyPinned = () =>
  refusal('too_many_pinned', `${mostPinned} are pinned already: unpin one first.`, 'body.pinned');
export const announcementChanged = () => stateChanged('Somebody else has changed this announcement.');
