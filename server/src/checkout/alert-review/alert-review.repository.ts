import type { AlertGroup } from '@chalkline/contract/checkout/alert.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { type PaymentAlert, paymentAlerts } from '../alerts/alerts.table.ts';
import { disputes } from '../disputes/disputes.table.ts';
import { orders } from '../orders/orders.table.ts';
import { payments } from '../payments/payments.table.ts';
import { refunds } from '../refunds/refunds.table.ts';

/** With the name of who acknowledged it. */
export interface FoundAlert extends PaymentAlert {
  readonly by: string | null;
}

export const alertOrder = newestFirst(paymentAlerts.id);

function selectAlerts(database: Sql) {
  return database
    .select({ ...getTableColumns(paymentAlerts), by: people.name })
    .from(paymentAlerts)
    .leftJoin(people, eq(people.id, paymentAlerts.acknowledgedBy));
}

const isOpen = isNull(paymentAlerts.acknowledgedAt);

export function findAlerts(database: Sql, group: AlertGroup, page: KeysetPage): Promise<FoundAlert[]> {
  const wanted = group === 'open' ? isOpen : isNotNull(paymentAlerts.acknowledgedAt);
  return pageOf(selectAlerts(database).$dynamic(), wanted, page);
}

export function countOpen(database: Sql): Promise<number> {
  return database.$count(paymentAlerts, isOpen);
}

export async function findAlert(database: Sql, id: string): Promise<FoundAlert | null> {
  const [found] = await selectAlerts(database).where(eq(paymentAlerts.id, id));
  return found ?? null;
}

/** False where somebody was first. */
export async function storeAcknowledgement(
  database: Sql,
  id: string,
  { by, at, note }: { readonly by: string; readonly at: Date; readonly note: string },
): Promise<boolean> {
  const { rowCount } = await database
    .update(paymentAlerts)
    .set({ acknowledgedBy: by, acknowledgedAt: at, note })
    .where(and(eq(paymentAlerts.id, id), isOpen));
  return rowCount === 1;
}

/** An order that an alert is about. */
export interface OrderAbout {
  readonly id: string;
  readonly sellerId: string;
  readonly title: string;
  readonly buyerName: string;
  readonly total: number;
  readonly currency: CurrencyCode;
  readonly invoiceNumber: string | null;
}

/** Orders by the ids of their payments, refunds and disputes. */
export async function findOrdersAbout(
  database: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderAbout>> {
  const list = sql.param([...ids]);
  const about = sql`(select ${payments.id} as ref, ${payments.orderId} as order_id from ${payments}
      where ${payments.id} = any(${list}::uuid[])
    union all select ${refunds.id}, ${refunds.orderId} from ${refunds} where ${refunds.id} = any(${list}::uuid[])
    union all select ${disputes.id}, ${payments.orderId} from ${disputes}
      join ${payments} on ${payments.id} = ${disputes.paymentId}
      where ${disputes.id} = any(${list}::uuid[])) as about`;
  const { id, sellerId, title, buyerName, total, currency, invoiceNumber } = orders;
  const rows = await database
    .select({
      ref: sql<string>`about.ref`,
      order: { id, sellerId, title, buyerName, total, currency, invoiceNumber },
    })
    .from(about)
    .innerJoin(orders, eq(id, sql`about.order_id`));
  return new Map(rows.map(({ ref, order }) => [ref, order]));
}
