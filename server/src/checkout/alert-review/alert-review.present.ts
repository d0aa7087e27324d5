import type { AlertReply } from '@chalkline/contract/checkout/alert.schema.ts';
import { currencyCodes } from '@chalkline/contract/money/currencies.ts';
import type { AlertShown } from './alert-review.service.ts';

export function presentAlert({ alert, order }: AlertShown): AlertReply {
  const { id, kind, ref, details, by, acknowledgedAt, note } = alert;
  const amount = details.amount ?? details.refunded;
  const asked = details.currency;
  return {
    id,
    kind,
    ref,
    amount: typeof amount === 'number' ? amount : null,
    currency: currencyCodes.find((one) => one === asked) ?? order?.currency ?? null,
    code: typeof details.code === 'string' ? details.code : null,
    order: order && {
      id: order.id,
      title: order.title,
      buyerName: order.buyerName,
      seller: order.seller,
      total: order.total,
      currency: order.currency,
      invoiceNumber: order.invoiceNumber,
    },
    createdAt: alert.createdAt.toISOString(),
    acknowledged:
      acknowledgedAt && by !== null && note !== null ? { by, at: acknowledgedAt.toISOString(), note } : null,
  };
}
