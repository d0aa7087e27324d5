import { competitionTexts, heatCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { floorLimit } from '@chalkline/contract/competitions/floor.schema.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(heatCodes, competitionTexts);

export const floorNotFound = () => notFound('floor');
export const floorChanged = () => stateChanged('floor');
export const floorNameTaken = () => refusal('floor_name_taken', { path: 'body.name' });
export const tooManyFloors = () =>
  refusal('too_many_floors', { detail: `The limit is ${floorLimit} floors.` });
export const floorInUse = () => refusal('floor_in_use');
export const unknownFloor = () => refusal('unknown_floor', { path: 'body.floorId' });
