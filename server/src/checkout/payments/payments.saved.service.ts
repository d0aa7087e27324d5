import { type PaymentNews, ProviderRefused } from '../../money/providers/payment-provider.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { isOpenState, stateByClock } from '../orders/orders.rules.ts';
import { providerOf } from '../provider/provider.service.ts';
import { findSavedMethod } from '../saved-methods/saved-methods.repository.ts';
import type { PaymentRow } from './payments.table.ts';

/**
 * Takes a payment from the method that it was opened for, once and only while its order is open: a canceled one was
 * opened at the provider at most, and takes nothing. Gives the news of it. Throws ProviderUnreachable.
 */
export async function takeFromSaved(
  parts: Parts,
  { id, orderId, attempt, methodId }: PaymentRow,
  news: PaymentNews,
): Promise<PaymentNews> {
  if (methodId === null || news.state !== 'created') return news;
  const { sql } = parts.database;
  const provider = providerOf(parts);
  const [order, method] = [await findOrder(sql, orderId), await findSavedMethod(sql, methodId)];
  const isOpen = order !== null && isOpenState(stateByClock(order, parts.clock.now()));
  if (!isOpen || method?.provider !== provider.name) return news;
  try {
    return await provider.payWithSaved({
      key: `${orderId}:${attempt}:saved`,
      payment: news.reference,
      method: method.reference,
    });
  } catch (failure) {
    if (!(failure instanceof ProviderRefused)) throw failure;
    parts.log.warn({ paymentId: id, code: failure.code }, 'A saved method was refused.');
    return provider.readPayment(news.reference);
  }
}
