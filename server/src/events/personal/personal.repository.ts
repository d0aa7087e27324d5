import { eq } from 'drizzle-orm';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { tickets } from '../tickets/tickets.table.ts';

/** What events hold of people. */
export const eventPersonalTables: readonly PersonalTable[] = [
  {
    table: tickets,
    byId: [tickets.personId],
    exported: {
      name: 'tickets',
      columns: {
        eventId: tickets.groupId,
        typeId: tickets.typeId,
        orderId: tickets.orderId,
        holderName: tickets.holderName,
        state: tickets.state,
        createdAt: tickets.createdAt,
      },
    },
    // The place stays sold, which its organizer counts on; the name goes.
    erased: async (sql, { id }) => {
      await sql.update(tickets).set({ personId: null, holderName: '' }).where(eq(tickets.personId, id));
    },
  },
];
