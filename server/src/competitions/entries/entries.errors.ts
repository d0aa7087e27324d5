import { entryCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(entryCodes);

export const entryNotFound = () => notFound('There is no such entry.');
export const bibTaken = (bib: number) => refusal('bib_taken', `Bib ${bib} is taken.`, 'body.bib');
export const divisionFull = (capacity: number) =>
  refusal('division_full', `The division is full: it takes ${capacity}.`, 'body.divisionId');
export const birthDateTooLate = () =>
  refusal('birth_date_too_late', 'This is after the first day of the competition.', 'body.birthDate');
export const unknownDivision = (path = 'body.divisionId') =>
  refusal('unknown_division', 'This is no division of this competition.', path);
export const unknownEntry = (path = 'body.entryId') =>
  refusal('unknown_entry', 'This is no entry of this competition.', path);
