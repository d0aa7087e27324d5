import { announcementCodes, competitionTexts } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(announcementCodes, competitionTexts);

export const announcementNotFound = () => notFound('announcement');
export const tooManyPinned = () => refusal('too_many_pinned', { path: 'body.pinned' });
export const announcementChanged = () => stateChanged('announcement');
