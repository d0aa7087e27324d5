import { asc, eq, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type OrderMessageRow, orderMessages } from './order-messages.table.ts';

/** What an export tells of it. A buyer's words go with them; a partner's stay with the order. */
export const orderMessagePersonalTables: readonly PersonalTable[] = [
  {
    table: orderMessages,
    byId: [orderMessages.personId],
    exported: {
      name: 'order-messages',
      columns: {
        orderId: orderMessages.orderId,
        text: orderMessages.text,
        createdAt: orderMessages.createdAt,
      },
    },
    erased: async (sqlOf, { id }) => {
      const text = sql`case when ${orderMessages.isFromPartner} then ${orderMessages.text} else '' end`;
      await sqlOf.update(orderMessages).set({ personId: null, text }).where(eq(orderMessages.personId, id));
    },
  },
];

export type OrderMessage = OrderMessageRow & { readonly author: string | null };

/** Of one order, oldest first. */
export async function findOrderMessages(database: Sql, orderId: string): Promise<OrderMessage[]> {
  const rows = await database
    .select({ row: orderMessages, author: people.name })
    .from(orderMessages)
    .leftJoin(people, eq(people.id, orderMessages.personId))
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(asc(orderMessages.createdAt), asc(orderMessages.id));
  return rows.map(({ row, author }) => ({ ...row, author }));
}

export async function insertOrderMessage(database: Sql, row: OrderMessageRow): Promise<void> {
  await database.insert(orderMessages).values(row);
}
