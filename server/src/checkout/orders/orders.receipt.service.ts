import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { findLines, findOrder, type OrderLine } from './orders.repository.ts';
import type { OrderRow } from './orders.table.ts';
import { sellableOf } from './sellables.service.ts';

/** Mails the receipt of an order, where mail is set up. Run twice, it mails the same receipt twice. */
export async function mailReceipt(parts: Parts, { orderId }: { readonly orderId: string }): Promise<void> {
  if (!parts.mail.reaches) return;
  const { sql } = parts.database;
  const order = await findOrder(sql, orderId);
  if (!order) throw new Error('the order of a receipt is missing');
  // Sold at a desk to somebody who gave a name alone.
  if (order.email === '') return;
  const files = (await sellableOf(order.kind).papers?.(parts, orderId)) ?? [];
  const words = (await sellableOf(order.kind).letterWords?.(parts, orderId)) ?? [];
  await parts.mail.send({ ...receiptLetter(parts, order, await findLines(sql, orderId), words), files });
}

function receiptLetter(
  { config }: Parts,
  order: OrderRow,
  lines: readonly OrderLine[],
  words: readonly string[],
): Letter {
  const show = (amount: number) => showMoney(amount, order.currency);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const bought = lines.map(({ title, units }) => {
    const count = units.length > 1 ? `${units.length} × ` : '';
    return `${count}${title}: ${show(sum(units.map(({ price }) => price)))}`;
  });
  const discount = order.discount > 0 ? [`Promo code ${order.promoCode}: −${show(order.discount)}`] : [];
  const tax = order.tax > 0 ? [`${order.taxIncluded ? 'Includes tax' : 'Tax'}: ${show(order.tax)}`] : [];
  const totals = [...discount, ...(order.taxIncluded ? [] : tax), `Total: ${show(order.total)}`];
  return {
    to: order.email,
    subject: order.invoiceNumber ? `Your receipt ${order.invoiceNumber}: ${order.title}` : order.title,
    text: [
      `Hello ${order.buyerName},`,
      order.total > 0 ? 'Thanks for your payment.' : 'Your order is confirmed.',
      [...bought, ...totals, ...(order.taxIncluded ? tax : [])].join('\n'),
      ...words,
      ...(sellableOf(order.kind).codeOf ? ['Your QR code for check-in is on your order page.'] : []),
    ].join('\n\n'),
    action: {
      label: order.total > 0 ? 'View order and receipt' : 'View your order',
      url: absoluteUrl(config.publicUrl, urlOf('order', { orderId: order.id })),
    },
  };
}
