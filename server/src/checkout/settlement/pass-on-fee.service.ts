import { postEntry } from '../../money/ledger/ledger.service.ts';
import { ProviderRefused } from '../../money/providers/payment-provider.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { findPayment, storeFeeBorne } from '../payments/payments.repository.ts';
import type { PaymentRow } from '../payments/payments.table.ts';
import { providerOf } from '../provider/provider.service.ts';

/**
 * Takes the provider's fee of a payment from the seller who bears it: from their account at the provider, or, where
 * there is none or it can't be taken there, only from what they are owed. Run twice, it's taken once. Throws
 * ProviderUnreachable.
 */
export async function passOnFee(
  parts: Parts,
  { paymentId, fee }: { readonly paymentId: string; readonly fee: number },
): Promise<void> {
  const payment = await findPayment(parts.database.sql, paymentId);
  if (!payment) throw new Error('a payment whose fee is passed on is missing');
  if (payment.feeBorne !== null) return;
  const collected = await collect(parts, payment, fee);
  await parts.database.transaction(async (tx) => {
    const { sellerId, currency } = await lockOrder(tx.sql, payment.orderId);
    if (!(await storeFeeBorne(tx.sql, paymentId, fee))) return;
    await postEntry(tx, {
      kind: 'provider_fee_passed_on',
      ref: paymentId,
      at: parts.clock.now(),
      currency,
      sellerId,
      amounts: { amount: fee, collected },
    });
  });
}

async function collect(
  parts: Parts,
  { id, destination, currency }: PaymentRow,
  amount: number,
): Promise<number> {
  if (destination === null) return 0;
  try {
    const key = `provider_fee:${id}`;
    await providerOf(parts).collect({ key, account: destination, amount, currency });
    return amount;
  } catch (failure) {
    if (!(failure instanceof ProviderRefused)) throw failure;
    return 0;
  }
}
