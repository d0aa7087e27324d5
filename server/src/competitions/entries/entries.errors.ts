import { competitionTexts, entryCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(entryCodes, competitionTexts);

export const entryNotFound = () => notFound('athlete');
export const bibTaken = (bib: number) =>
  refusal('bib_taken', { path: 'body.bib', detail: `Bib ${bib} is taken.` });
export const divisionFull = (capacity: number) =>
  refusal('division_full', { path: 'body.divisionId', detail: `It has ${capacity} places.` });
export const birthDateTooLate = () => refusal('birth_date_too_late', { path: 'body.birthDate' });
export const unknownDivision = (path = 'body.divisionId') => refusal('unknown_division', { path });
export const unknownEntry = (path = 'body.entryId') => refusal('unknown_entry', { path });
export const entryMerged = () =>
  refusal('unknown_entry', {
    path: 'body.entryId',
    instead: 'This entry was merged into the athlete’s other one. Reload the athletes and choose that one.',
  });
