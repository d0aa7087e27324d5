import { inventoryCodes, inventoryTexts } from '@chalkline/contract/inventory/inventory.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(inventoryCodes, inventoryTexts);

export const placeNotFound = () => notFound('place');
export const placeNameTaken = () => refusal('place_name_taken', { path: 'body.name' });
export const placeInUse = () => refusal('place_in_use');
export const placeUnknown = (path: string) => refusal('place_unknown', { path });
