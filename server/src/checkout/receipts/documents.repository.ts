import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { orderLines, orders, orderUnits } from '../orders/orders.table.ts';
import { refunds, refundUnits } from '../refunds/refunds.table.ts';
import type { DocumentPart } from './documents.rules.ts';

export interface DocumentsAsked {
  readonly sellerId: string;
  readonly from: Date;
  /** The first moment after the span. */
  readonly to: Date;
}

const summed = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);

const buyer = {
  buyer: sql<string>`coalesce(${orders.billing} ->> 'name', ${orders.buyerName})`,
  buyerAddress: sql<string | null>`${orders.billing} ->> 'address'`,
  buyerTaxNumber: sql<string | null>`${orders.billing} ->> 'taxNumber'`,
  title: orders.title,
  reference: sql<string>`${orders.id}::text`,
  currency: orders.currency,
  taxRate: orderLines.taxRate,
};

/** The invoices of orders that were paid in a span, by tax rate. */
export async function findInvoices(
  database: Sql,
  { sellerId, from, to }: DocumentsAsked,
): Promise<DocumentPart[]> {
  const found = await database
    .select({
      ...buyer,
      number: sql<string>`${orders.invoiceNumber}`,
      at: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt),
      tax: summed(sql`${orderUnits.tax}`),
      total: summed(sql`${orderUnits.total}`),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(orderUnits, eq(orderUnits.lineId, orderLines.id))
    .where(
      and(
        eq(orders.sellerId, sellerId),
        isNotNull(orders.invoiceNumber),
        gte(orders.paidAt, from),
        lt(orders.paidAt, to),
      ),
    )
    .groupBy(orders.id, orderLines.taxRate);
  return found.map((part) => ({ ...part, kind: 'invoice', invoice: null }));
}

/** The credit notes of refunds that arrived in a span, by tax rate. */
export async function findCreditNotes(
  database: Sql,
  { sellerId, from, to }: DocumentsAsked,
): Promise<DocumentPart[]> {
  const found = await database
    .select({
      ...buyer,
      number: sql<string>`${refunds.creditNoteNumber}`,
      invoice: orders.invoiceNumber,
      at: sql<Date>`${refunds.creditedAt}`.mapWith(refunds.creditedAt),
      tax: summed(sql`- ${refundUnits.tax}`),
      total: summed(sql`- ${refundUnits.amount}`),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(refundUnits, eq(refundUnits.refundId, refunds.id))
    .innerJoin(orderUnits, eq(orderUnits.id, refundUnits.unitId))
    .innerJoin(orderLines, eq(orderLines.id, orderUnits.lineId))
    .where(
      and(
        eq(orders.sellerId, sellerId),
        isNotNull(refunds.creditNoteNumber),
        gte(refunds.creditedAt, from),
        lt(refunds.creditedAt, to),
      ),
    )
    .groupBy(refunds.id, orders.id, orderLines.taxRate);
  return found.map((part) => ({ ...part, kind: 'credit_note' }));
}
