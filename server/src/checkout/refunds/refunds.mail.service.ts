import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Parts } from '../../platform/parts.ts';
import { textOf } from './refunds.notify.service.ts';
import { findRefundsForNotices } from './refunds.repository.ts';

/** Mails about a refund to the email that a desk sold to. Run twice, it mails twice. */
export async function mailRefund(parts: Parts, { refundId }: { readonly refundId: string }): Promise<void> {
  if (!parts.mail.reaches) return;
  const [refund] = await findRefundsForNotices(parts.database.sql, [refundId]);
  const news = refund ? textOf(refund) : null;
  // Somebody has proven the email meanwhile, and reads it in their order.
  if (!refund || !news || refund.order.personId !== null) return;
  await parts.mail.send({
    to: refund.order.email,
    subject: news.title,
    text: [`Hello ${refund.order.buyerName},`, `${news.title}.`, news.text ?? ''].join('\n\n'),
    action: {
      label: 'View your order',
      url: absoluteUrl(parts.config.publicUrl, urlOf('order', { orderId: refund.order.id })),
    },
  });
}
