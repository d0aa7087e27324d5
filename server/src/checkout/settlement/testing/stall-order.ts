import { sql } from 'drizzle-orm';
import { person } from '../../../accounts/people/people.factory.ts';
import type { Parts } from '../../../platform/parts.ts';
import { placeOrder } from '../../orders/orders.place.service.ts';
import { registerSellables } from '../../orders/sellables.service.ts';
import { setPaymentProvider } from '../../provider/provider.service.ts';
import { ScriptedProvider } from './scripted-provider.ts';
import { stall, stallSchema, stallSellable } from './stall.ts';

/** An order of somebody at a stall, for walks over all calls: sets up the stall and a provider, once. */
export async function stallOrder(parts: Parts): Promise<string> {
  registerSellables([stallSellable]);
  setPaymentProvider(parts, new ScriptedProvider());
  for (const table of stallSchema.split(';').filter(Boolean))
    await parts.database.sql.execute(sql.raw(table));
  const from = await stall(parts);
  const { id: personId, name, accountType, organizationId } = await person(parts);
  const viewer = { personId, name, accountType, organizationId, sessionId: '' };
  const lines = from.goods.map(({ id: itemId }) => ({ itemId, quantity: 1, details: null }));
  return placeOrder(parts, viewer, { kind: 'stall', offerId: from.id, lines });
}
