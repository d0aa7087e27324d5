import type { ReceiptQuery } from '@chalkline/contract/checkout/order.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pdfReply } from '../../platform/pdf/pdf-reply.ts';
import { seeOrder } from '../orders/orders.access.service.ts';
import { findLines } from '../orders/orders.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { findRefundedUnits, findRefunds } from '../refunds/refunds.repository.ts';
import { type Bought, creditNotePaper, receiptPaper } from './receipt-paper.service.ts';

/**
 * The receipt of an order, or the credit note of one of its refunds, for its buyer and the staff of what was bought.
 * Throws 404 for everybody else, for what was never paid and for refunds without a credit note.
 */
export async function getReceipt(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  { refundId }: ReceiptQuery,
): Promise<FileReply> {
  const { sql } = parts.database;
  const { order } = await seeOrder(sql, viewer, orderId);
  if (refundId === undefined) return receiptOf(parts, order);
  const bought = await boughtOf(parts, order);
  const refund = (await findRefunds(sql, orderId)).find(({ id }) => id === refundId);
  if (!refund?.creditNoteNumber) throw notFound('receipt');
  const units = (await findRefundedUnits(sql, orderId)).filter((unit) => unit.refundId === refundId);
  return pdfReply(
    parts,
    creditNotePaper(bought, refund, units),
    fileNameOf(['credit note', refund.creditNoteNumber], 'pdf'),
  );
}

/** The receipt of an order that the caller may give away. Throws 404 for what was never paid. */
export async function receiptOf(parts: Parts, order: OrderRow): Promise<FileReply> {
  const bought = await boughtOf(parts, order);
  return pdfReply(
    parts,
    receiptPaper(bought),
    fileNameOf(['receipt', order.invoiceNumber ?? order.id], 'pdf'),
  );
}

async function boughtOf({ database, config }: Parts, order: OrderRow): Promise<Bought> {
  if (order.paidAt === null) throw notFound('receipt');
  const link = absoluteUrl(config.publicUrl, urlOf('order', { orderId: order.id }));
  return { order, lines: await findLines(database.sql, order.id), productName: config.productName, link };
}
