import { inventoryCodes, inventoryTexts } from '@chalkline/contract/inventory/inventory.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(inventoryCodes, inventoryTexts);

export const itemNotFound = () => notFound('item');
export const itemChanged = () => stateChanged('item');
export const itemCodeTaken = () => refusal('item_code_taken', { path: 'body.code' });
export const itemBarcodeTaken = () => refusal('item_barcode_taken', { path: 'body.barcode' });
export const itemInStock = () => refusal('item_in_stock');
/** `left` is how many there are. */
export const stockShort = (left: number | null) =>
  refusal('stock_short', {
    path: 'body.quantity',
    detail:
      left === null
        ? undefined
        : left === 0
          ? 'None are left.'
          : `Only ${left} ${left === 1 ? 'is' : 'are'} left.`,
  });
