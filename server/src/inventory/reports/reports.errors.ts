import { inventoryCodes, inventoryTexts } from '@chalkline/contract/inventory/inventory.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(inventoryCodes, inventoryTexts);

export const exportTooLarge = () => refusal('inventory_export_too_large');
