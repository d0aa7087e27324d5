import { newItem } from '@chalkline/contract/inventory/item.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { createItem, type ItemShown } from './items.service.ts';

/** A kettlebell of this person’s organization, with nothing in stock unless `opening` says so. */
export function item(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newItem>> = {},
): Promise<ItemShown> {
  const usual: z.input<typeof newItem> = {
    kind: 'equipment',
    name: 'Kettlebell 16 kg',
    code: '',
    barcode: '',
    condition: null,
    unitCost: null,
    currency: 'EUR',
    boughtOn: null,
    lowAt: null,
    serviceEvery: null,
    serviceDueOn: null,
    note: '',
  };
  return createItem(parts, viewer, newItem.parse({ ...usual, ...sketch }));
}
