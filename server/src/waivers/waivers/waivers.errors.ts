import { waiverCodes, waiverTexts } from '@chalkline/contract/waivers/waivers.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(waiverCodes, waiverTexts);

/** The same as of a thing that the viewer may not know of, so that neither tells whether there is a waiver. */
export const waiverNotFound = () => notFound();
export const waiverEdited = () => stateChanged('waiver');
export const waiverEmpty = () => refusal('waiver_empty', { path: 'body.text' });
export const tooManyWaivers = () => refusal('too_many_waivers');
