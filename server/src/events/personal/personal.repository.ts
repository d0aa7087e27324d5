import { eq } from 'drizzle-orm';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { scans } from '../door/door.table.ts';
import { passes } from '../tickets/passes.table.ts';
import { tickets } from '../tickets/tickets.table.ts';
import { ticketTransfers } from '../tickets/transfers.table.ts';
import { waitingTickets } from '../tickets/waiting.table.ts';

const ofTheDoor = 'the log of the door is its organizer’s; only the id is kept';

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
        checkedInAt: tickets.checkedInAt,
        checkedOutAt: tickets.checkedOutAt,
        gate: tickets.gate,
      },
    },
    // The place stays sold, which its organizer counts on; the name goes.
    erased: async (sql, { id }) => {
      await sql.update(tickets).set({ personId: null, holderName: '' }).where(eq(tickets.personId, id));
    },
  },
  {
    table: ticketTransfers,
    byId: [ticketTransfers.giverId],
    exported: {
      name: 'tickets-i-offered',
      columns: {
        ticketId: ticketTransfers.ticketId,
        passId: ticketTransfers.passId,
        email: ticketTransfers.email,
        state: ticketTransfers.state,
        at: ticketTransfers.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: ticketTransfers,
    byEmail: [ticketTransfers.email],
    exported: {
      name: 'tickets-offered-to-me',
      columns: {
        ticketId: ticketTransfers.ticketId,
        passId: ticketTransfers.passId,
        giverName: ticketTransfers.giverName,
        state: ticketTransfers.state,
        at: ticketTransfers.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: passes,
    byId: [passes.personId],
    exported: {
      name: 'passes',
      columns: {
        seriesId: passes.seriesId,
        typeId: passes.typeId,
        orderId: passes.orderId,
        holderName: passes.holderName,
        state: passes.state,
        uses: passes.uses,
        answers: passes.answers,
        createdAt: passes.createdAt,
      },
    },
    // As with tickets, what was sold stays sold.
    erased: async (sql, { id }) => {
      await sql
        .update(passes)
        .set({ personId: null, holderName: '', answers: [] })
        .where(eq(passes.personId, id));
    },
  },
  {
    table: waitingTickets,
    byId: [waitingTickets.personId],
    exported: {
      name: 'ticket-waiting-lists',
      columns: {
        eventId: waitingTickets.groupId,
        typeId: waitingTickets.typeId,
        state: waitingTickets.state,
        at: waitingTickets.joinedAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: scans,
    byId: [scans.createdBy],
    exported: {
      name: 'scans-i-made',
      columns: { kind: scans.kind, gate: scans.gate, reason: scans.reason, at: scans.at },
    },
    erased: { kept: ofTheDoor },
  },
  {
    table: scans,
    byId: [scans.undoneBy],
    exported: { name: 'scans-i-undid', columns: { kind: scans.kind, at: scans.undoneAt } },
    erased: { kept: ofTheDoor },
  },
  {
    table: scans,
    byId: [scans.settledBy],
    exported: {
      name: 'scans-i-settled',
      columns: { settlement: scans.settlement, note: scans.settledNote, at: scans.settledAt },
    },
    erased: { kept: ofTheDoor },
  },
];
