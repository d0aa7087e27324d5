import { inventoryCodes, inventoryTexts } from '@chalkline/contract/inventory/inventory.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(inventoryCodes, inventoryTexts);

export const itemRetired = (name?: string) => refusal('item_retired', { detail: name && `It’s ${name}.` });
export const placeSame = () => refusal('place_same', { path: 'body.toPlaceId' });
export const notServiced = () => refusal('not_serviced');
export const countedTwice = () => refusal('item_counted_twice', { path: 'body.lines' });
