import { competitionTexts, divisionCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(divisionCodes, competitionTexts);

export const divisionNotFound = () => notFound('division');
export const divisionNameTaken = () => refusal('division_name_taken', { path: 'body.name' });
export const divisionInUse = () => refusal('division_in_use');
export const agesCrossed = () => refusal('ages_crossed', { path: 'body.ageTo' });
