import { divisionCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(divisionCodes);

export const divisionNotFound = () => notFound('There is no such division.');
export const divisionNameTaken = () =>
  refusal('division_name_taken', 'The competition has a division of this name.', 'body.name');
export const divisionInUse = () =>
  refusal('division_in_use', 'The division has entries: move them to another one first.');
export const agesCrossed = () =>
  refusal('ages_crossed', 'The upper age is below the lower one.', 'body.ageTo');
