import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OrderPaper } from '@chalkline/contract/checkout/order.schema.ts';
import { FileReply } from '../../platform/http/file-reply.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireBuyer } from '../orders/orders.access.service.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { sellableOf } from '../orders/sellables.service.ts';

const contentTypes: Readonly<Record<OrderPaper, string>> = {
  codes: 'application/pdf',
  calendar: 'text/calendar',
};

/**
 * What was mailed with the receipt of a paid order, as it is now. Throws 404 for everybody but its buyer, and once
 * nothing of it is theirs anymore.
 */
export async function getOrderPaper(
  parts: Parts,
  viewer: Viewer,
  { orderId, paper }: { readonly orderId: string; readonly paper: OrderPaper },
): Promise<FileReply> {
  return paperOf(parts, await requireBuyer(parts.database.sql, viewer, orderId), paper);
}

/** The same of an order that the caller may give away. Throws 404. */
export async function paperOf(parts: Parts, order: OrderRow, paper: OrderPaper): Promise<FileReply> {
  const files = (order.paidAt && (await sellableOf(order.kind).papers?.(parts, order.id))) || [];
  const file = files.find(({ contentType }) => contentType.startsWith(contentTypes[paper]));
  if (!file) throw notFound('file');
  const content = Buffer.from(file.content, 'base64');
  return new FileReply({
    version: createHash('sha256').update(content).digest('hex').slice(0, 16),
    audience: 'viewer',
    download: file.name,
    open: async () => ({
      stream: Readable.from([content]),
      size: content.length,
      contentType: file.contentType,
    }),
  });
}
