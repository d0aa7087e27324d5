import { appealCodes, scoreTexts } from '@chalkline/contract/competitions/scores.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(appealCodes, scoreTexts);

export const appealNotFound = () => notFound('appeal');
export const appealsOff = () => refusal('appeals_off', { path: 'body.workoutId' });
export const appealLate = () => refusal('appeal_late', { path: 'body.workoutId' });
export const nothingToAppeal = () => refusal('nothing_to_appeal', { path: 'body.entryId' });
export const alreadyAppealed = () => refusal('already_appealed', { path: 'body.entryId' });
export const appealClosed = () => refusal('appeal_closed');
export const appealOpen = () => refusal('appeal_open');
export const ownAppeal = () => refusal('own_appeal');
export const appealThreadFull = () => refusal('appeal_thread_full', { path: 'body.text' });
