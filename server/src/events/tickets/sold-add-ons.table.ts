import { ticketStates } from '@chalkline/contract/events/event.schema.ts';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { groups } from '../../groups/groups/groups.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { addOns } from '../details/details.table.ts';
import { eventsSchema } from '../events.table.ts';
import { tickets } from './tickets.table.ts';

/** Add-ons that were bought with tickets, a row for each piece. One that went back is void and stays so. */
export const soldAddOns = eventsSchema.table(
  'sold_add_ons',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    addOnId: uuid('add_on_id')
      .notNull()
      .references(() => addOns.id),
    /** The order and its piece. */
    orderId: uuid('order_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    state: text('state', { enum: ticketStates }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('sold_add_ons_unit').on(table.unitId),
    index('sold_add_ons_of_group').on(table.groupId),
    index('sold_add_ons_of_order').on(table.orderId),
    index('sold_add_ons_valid').on(table.addOnId).where(sql`${table.state} = 'valid'`),
    check('sold_add_ons_state', oneOf(table.state, ticketStates)),
  ],
);

export type SoldAddOnRow = typeof soldAddOns.$inferSelect;

/**
 * What was bought beside the tickets of an order, on the first of its good tickets that its buyer still has: `2 × T-shirt`.
 * A column of queries on `tickets`.
 */
export const addOnsText = sql<string>`case when ${tickets.serial} = 1 and ${tickets.state} = 'valid' and not exists (
    select from ${tickets} "earlier" where "earlier"."order_id" = ${tickets.orderId} and "earlier"."state" = 'valid'
      and "earlier"."serial" = 1 and "earlier"."id" < ${tickets.id})
  then coalesce((select string_agg("bought"."count" || ' × ' || "bought"."name", ', ' order by "bought"."position")
    from (select count(*) as "count", ${addOns.name} as "name", min(${addOns.position}) as "position"
      from ${soldAddOns} join ${addOns} on ${addOns.id} = ${soldAddOns.addOnId}
      where ${soldAddOns.orderId} = ${tickets.orderId} and ${soldAddOns.state} = 'valid'
      group by ${addOns.name}) "bought"), '') else '' end`;
