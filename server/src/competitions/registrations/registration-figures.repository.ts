import { placeHoldingStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, asc, count, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { orderLines, orders, orderUnits } from '../../checkout/orders/orders.table.ts';
import { refunds, refundUnits } from '../../checkout/refunds/refunds.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from '../entries/entries.table.ts';

/** How many got a place that they still have, by day in the zone, oldest first. */
export function countByDay(
  database: Sql,
  competitionId: string,
  zone: string,
): Promise<{ on: string; athletes: number }[]> {
  const on = sql<string>`to_char(${entries.createdAt} at time zone ${zone}::text, 'YYYY-MM-DD')`.as('on_day');
  return database
    .select({ on, athletes: count() })
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), inArray(entries.state, [...placeHoldingStates])))
    .groupBy(sql`on_day`)
    .orderBy(asc(sql`on_day`));
}

interface Asked {
  readonly competitionId: string;
  readonly currency: CurrencyCode;
}

const summed = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const isAsked = ({ competitionId, currency }: Asked) =>
  and(
    eq(orders.kind, registrationKind),
    eq(orders.offerId, competitionId),
    eq(orders.currency, currency),
    isNotNull(orders.paidAt),
  );

/** What was paid for each division. */
export function sumPaid(database: Sql, asked: Asked): Promise<{ divisionId: string; amount: number }[]> {
  return database
    .select({ divisionId: orderLines.itemId, amount: summed(orderUnits.total) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(orderUnits, eq(orderUnits.lineId, orderLines.id))
    .where(isAsked(asked))
    .groupBy(orderLines.itemId);
}

/** What of it went back or is on its way. */
export function sumRefunded(database: Sql, asked: Asked): Promise<{ divisionId: string; amount: number }[]> {
  return database
    .select({ divisionId: orderLines.itemId, amount: summed(refundUnits.amount) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(orderUnits, eq(orderUnits.lineId, orderLines.id))
    .innerJoin(refundUnits, eq(refundUnits.unitId, orderUnits.id))
    .innerJoin(refunds, eq(refunds.id, refundUnits.refundId))
    .where(and(isAsked(asked), notInArray(refunds.state, ['failed', 'canceled'])))
    .groupBy(orderLines.itemId);
}
