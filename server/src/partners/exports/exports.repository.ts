import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { ReceivedState } from '@chalkline/contract/partners/delivery.schema.ts';
import type { PostalAddress } from '@chalkline/contract/partners/postal-address.ts';
import type { ProductState } from '@chalkline/contract/partners/product.schema.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { orders, orderUnits } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { products, variants } from '../products/products.table.ts';
import { parcels, receivedLines, receivedOrders } from '../received/received.table.ts';

export interface ExportedVariant {
  readonly product: string;
  readonly state: ProductState;
  readonly options: readonly { readonly name: string }[];
  readonly values: readonly string[];
  readonly sku: string;
  readonly barcode: string;
  readonly price: number;
  readonly currency: CurrencyCode;
  readonly stock: number;
}

/** Variants that are sold, in the order of their products. */
export function findExportedVariants(
  database: Sql,
  partnerId: string,
  limit: number,
): Promise<ExportedVariant[]> {
  return database
    .select({
      product: products.name,
      state: products.state,
      options: products.options,
      values: variants.values,
      sku: variants.sku,
      barcode: variants.barcode,
      price: variants.price,
      currency: products.currency,
      stock: variants.stock,
    })
    .from(products)
    .innerJoin(variants, and(eq(variants.productId, products.id), eq(variants.isSold, true)))
    .where(eq(products.partnerId, partnerId))
    .orderBy(asc(products.id), asc(variants.position))
    .limit(limit)
    .execute();
}

export interface ExportedLine {
  readonly orderId: string;
  readonly receipt: string | null;
  readonly placedAt: Date;
  readonly state: ReceivedState;
  readonly buyer: string;
  /** null: it was erased with its person. */
  readonly address: PostalAddress | null;
  readonly title: string;
  readonly sku: string;
  readonly quantity: number;
  readonly shipped: number;
  readonly canceled: number;
  readonly returned: number;
  /** What was paid for the line, before anything went back. */
  readonly paid: number;
  readonly currency: CurrencyCode;
  readonly tracking: string;
}

/** Lines of received orders without their deliveries, the latest order first. */
export function findExportedLines(database: Sql, partnerId: string, limit: number): Promise<ExportedLine[]> {
  const { title, sku, quantity, shipped, canceled, returned } = receivedLines;
  return database
    .select({
      orderId: receivedOrders.id,
      receipt: orders.invoiceNumber,
      placedAt: receivedOrders.placedAt,
      state: receivedOrders.state,
      buyer: orders.buyerName,
      address: receivedOrders.address,
      title,
      sku,
      quantity,
      shipped,
      canceled,
      returned,
      paid: sql`(select coalesce(sum(${orderUnits.total}), 0) from ${orderUnits}
        where ${orderUnits.lineId} = ${receivedLines.id})`.mapWith(Number),
      currency: orders.currency,
      tracking: sql<string>`(select coalesce(string_agg(${parcels.tracking}, ' ' order by ${parcels.id}), '')
        from ${parcels} where ${parcels.orderId} = ${receivedOrders.id} and ${parcels.tracking} <> '')`,
    })
    .from(receivedOrders)
    .innerJoin(receivedLines, eq(receivedLines.orderId, receivedOrders.id))
    .innerJoin(orders, eq(orders.id, receivedOrders.id))
    .where(eq(receivedOrders.partnerId, partnerId))
    .orderBy(desc(receivedOrders.placedAt), desc(receivedOrders.id), asc(receivedLines.position))
    .limit(limit)
    .execute();
}
