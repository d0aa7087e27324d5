import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { postEntry } from '../ledger/ledger.service.ts';
import { providerOf } from '../providers/provider-of.service.ts';
import { confirmTestPayment } from '../providers/simulator.payments.service.ts';

/** A sale of `amount` cents in euros that was paid to a seller's account, in the books and at the provider. */
export async function paidSale(
  parts: Parts,
  sellerId: string,
  destination: string | null,
  amount: number,
): Promise<string> {
  const orderId = newId();
  const provider = providerOf(parts);
  const asked = { orderId, amount, currency: 'EUR', destination, fee: 0 } as const;
  const opened = await provider.openPayment({
    ...asked,
    key: orderId,
    description: '',
    email: 'a@example.org',
  });
  await confirmTestPayment(parts, opened.clientSecret ?? '', testCards.pays);
  const { transferred } = await provider.readPayment(opened.reference);
  const entry = { ref: orderId, currency: 'EUR', sellerId, at: parts.clock.now() } as const;
  await parts.database.transaction(async (tx) => {
    const tax = Math.floor(amount / 6);
    await postEntry(tx, {
      ...entry,
      kind: 'paid',
      amounts: { total: amount, tax, fee: 0, net: amount - tax },
    });
    await postEntry(tx, { ...entry, kind: 'transferred', amounts: { amount: transferred } });
  });
  return orderId;
}
