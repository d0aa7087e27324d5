import { type ReceivedList, statesOfList } from '@chalkline/contract/partners/delivery.schema.ts';
import type { PartnerState } from '@chalkline/contract/partners/partner.lifecycle.ts';
import type { ProductState } from '@chalkline/contract/partners/product.schema.ts';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { orders, orderText } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  ascending,
  descending,
  exactMoment,
  type KeysetPage,
  keyset,
  pageOf,
} from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { partners } from '../partners/partners.table.ts';
import { type ProductPicture, products, variants } from '../products/products.table.ts';
import {
  type ParcelRow,
  parcels,
  type ReceivedLineRow,
  type ReceivedRow,
  receivedLines,
  receivedOrders,
} from './received.table.ts';
import { isOpenReturn, returns } from './returns.table.ts';

/** What an export tells of it; the address goes with its person. */
export const receivedPersonalTables: readonly PersonalTable[] = [
  {
    table: receivedOrders,
    byId: [receivedOrders.personId],
    exported: {
      name: 'deliveries',
      columns: {
        orderId: receivedOrders.id,
        state: receivedOrders.state,
        address: receivedOrders.address,
        placedAt: receivedOrders.placedAt,
      },
    },
    erased: async (sql, { id }) => {
      const nothing = { personId: null, address: null };
      await sql.update(receivedOrders).set(nothing).where(eq(receivedOrders.personId, id));
    },
  },
];

/** With what the checkout knows of it. */
export interface Received extends ReceivedRow {
  readonly buyerName: string;
  readonly number: string | null;
  readonly currency: typeof orders.$inferSelect.currency;
  readonly total: number;
  readonly partnerName: string;
  readonly partnerState: PartnerState;
  readonly pieces: number;
  readonly shippedPieces: number;
  readonly sortedBy: string;
}

export interface ReceivedFilter {
  readonly partnerId: string;
  readonly list: ReceivedList;
  readonly search?: string | undefined;
}

const bySorted = ({ sortedBy }: Received) => sortedBy;
const byId = ({ id }: Received) => id;

/** Open ones oldest first, others latest first. */
export const receivedOrder = (list: ReceivedList) =>
  list === 'open'
    ? keyset<Received>(ascending(receivedOrders.placedAt, bySorted), ascending(receivedOrders.id, byId))
    : keyset<Received>(descending(receivedOrders.placedAt, bySorted), descending(receivedOrders.id, byId));

function fits({ partnerId, list, search }: ReceivedFilter): SQL | undefined {
  const ofLines = sql`(select string_agg(title || ' ' || sku, ' ') from ${receivedLines} where order_id = ${receivedOrders.id})`;
  return and(
    eq(receivedOrders.partnerId, partnerId),
    list === 'returns' ? hasOpenReturn : inArray(receivedOrders.state, [...statesOfList[list]]),
    search
      ? or(matchesPrefixes(orderText(orders), search), matchesPrefixes(sql`coalesce(${ofLines}, '')`, search))
      : undefined,
  );
}

const hasOpenReturn = sql`exists (select from ${returns} where ${returns.orderId} = ${receivedOrders.id} and ${isOpenReturn})`;

export async function listReceivedRows(
  database: Sql,
  filter: ReceivedFilter,
  page: KeysetPage,
): Promise<Received[]> {
  return (await pageOf(whole(database).$dynamic(), fits(filter), page)).map(flat);
}

export async function countReceived(database: Sql, filter: ReceivedFilter): Promise<number> {
  const [found] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(receivedOrders)
    .innerJoin(orders, eq(orders.id, receivedOrders.id))
    .where(fits(filter));
  return found?.count ?? 0;
}

export async function findReceived(database: Sql, id: string): Promise<Received | null> {
  const [found] = await whole(database).where(eq(receivedOrders.id, id));
  return found ? flat(found) : null;
}

/** Locked until the transaction ends. */
export async function takeReceived(database: Sql, id: string): Promise<ReceivedRow | null> {
  const [found] = await database.select().from(receivedOrders).where(eq(receivedOrders.id, id)).for('update');
  return found ?? null;
}

/** Whether a partner has orders to send. */
export async function findsOpenReceived(database: Sql, partnerId: string): Promise<boolean> {
  const found = await database
    .select({ id: receivedOrders.id })
    .from(receivedOrders)
    .where(
      and(eq(receivedOrders.partnerId, partnerId), inArray(receivedOrders.state, [...statesOfList.open])),
    )
    .limit(1);
  return found.length > 0;
}

/** A line with what its product looks like today. */
export interface PicturedLine extends ReceivedLineRow {
  readonly productId: string;
  /** Of the variant, or the first one. */
  readonly picture: ProductPicture | null;
  readonly productState: ProductState;
}

export async function findPicturedLines(database: Sql, orderId: string): Promise<PicturedLine[]> {
  const rows = await database
    .select({
      line: receivedLines,
      productId: products.id,
      productState: products.state,
      pictures: products.pictures,
      pictureId: variants.pictureId,
    })
    .from(receivedLines)
    .innerJoin(variants, eq(variants.id, receivedLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(receivedLines.orderId, orderId))
    .orderBy(asc(receivedLines.position));
  return rows.map(({ line, productId, productState, pictures, pictureId }) => ({
    ...line,
    productId,
    productState,
    picture:
      pictures.find(({ name }) => pictureId !== null && name.startsWith(pictureId)) ?? pictures[0] ?? null,
  }));
}

export function findReceivedLines(database: Sql, orderId: string): Promise<ReceivedLineRow[]> {
  return database
    .select()
    .from(receivedLines)
    .where(eq(receivedLines.orderId, orderId))
    .orderBy(asc(receivedLines.position));
}

export function findParcels(database: Sql, orderId: string): Promise<ParcelRow[]> {
  return database.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.id));
}

export async function insertReceived(
  database: Sql,
  row: ReceivedRow,
  lines: readonly ReceivedLineRow[],
): Promise<void> {
  await database.insert(receivedOrders).values(row);
  await database.insert(receivedLines).values([...lines]);
}

export async function updateReceived(database: Sql, id: string, change: Partial<ReceivedRow>): Promise<void> {
  await database.update(receivedOrders).set(change).where(eq(receivedOrders.id, id));
}

export async function updateReceivedLine(
  database: Sql,
  id: string,
  change: Partial<ReceivedLineRow>,
): Promise<void> {
  await database.update(receivedLines).set(change).where(eq(receivedLines.id, id));
}

export async function insertParcel(database: Sql, row: ParcelRow): Promise<void> {
  await database.insert(parcels).values(row);
}

export async function updateParcel(database: Sql, id: string, change: Partial<ParcelRow>): Promise<void> {
  await database.update(parcels).set(change).where(eq(parcels.id, id));
}

export async function deleteParcel(database: Sql, id: string): Promise<void> {
  await database.delete(parcels).where(eq(parcels.id, id));
}

function whole(database: Sql) {
  const sum = (column: SQL) =>
    sql<number>`(select coalesce(sum(${column}), 0) from ${receivedLines} where order_id = ${receivedOrders.id})`.mapWith(
      Number,
    );
  return database
    .select({
      row: receivedOrders,
      buyerName: orders.buyerName,
      number: orders.invoiceNumber,
      currency: orders.currency,
      total: orders.total,
      partnerName: partners.name,
      partnerState: partners.state,
      pieces: sum(sql`quantity - canceled`),
      shippedPieces: sum(sql`shipped`),
      sortedBy: exactMoment(receivedOrders.placedAt),
    })
    .from(receivedOrders)
    .innerJoin(orders, eq(orders.id, receivedOrders.id))
    .innerJoin(partners, eq(partners.id, receivedOrders.partnerId));
}

function flat({ row, ...beside }: { row: ReceivedRow } & Omit<Received, keyof ReceivedRow>): Received {
  return { ...row, ...beside };
}
