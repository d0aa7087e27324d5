import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { eventDetails } from '../details/details.table.ts';
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

/** Events, not deleted, whose only owner the person is. */
function ownedAlone(database: Sql, personId: string, which: SQL | undefined) {
  return database
    .select({ id: groups.id, name: groups.name, organizationId: eventDetails.sellerOrganizationId })
    .from(belongings)
    .innerJoin(groups, eq(groups.id, belongings.groupId))
    .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
    .where(
      and(
        eq(belongings.personId, personId),
        eq(belongings.role, 'owner'),
        isNull(groups.archivedAt),
        sql`not exists (select from ${belongings} as others where others.group_id = ${groups.id}
          and others.role = 'owner' and others.person_id <> ${personId})`,
        which,
      ),
    )
    .orderBy(asc(groups.startsAt), asc(groups.id));
}

/**
 * Events to come that the person runs and sells alone and that others have good tickets to, or passes of their series with
 * dates left.
 */
export function findNeededOwner(
  database: Sql,
  personId: string,
  now: Date,
): Promise<{ readonly name: string }[]> {
  const isOthers = (holder: typeof tickets.personId | typeof passes.personId) =>
    sql`${holder} is distinct from ${personId}`;
  const hasTickets = sql`exists (select from ${tickets} where ${tickets.groupId} = ${groups.id}
    and ${tickets.state} = 'valid' and ${isOthers(tickets.personId)})`;
  const places = sql`(select count(*) from ${tickets} where ${tickets.passId} = ${passes.id}
    and ${tickets.state} = 'valid')`;
  const hasPasses = sql`exists (select from ${passes} where ${passes.seriesId} = ${eventDetails.seriesId}
    and ${passes.state} = 'valid' and ${isOthers(passes.personId)}
    and (${passes.uses} is null or ${passes.uses} > ${places}))`;
  const isToCome = and(gt(groups.endsAt, now), isNull(eventDetails.canceledAt));
  return ownedAlone(
    database,
    personId,
    and(isToCome, isNull(eventDetails.sellerOrganizationId), sql`(${hasTickets} or ${hasPasses})`),
  );
}

/** Events that an organization sells and that nobody but the person owns. */
export async function findSoldForOrganizations(database: Sql, personId: string) {
  const rows = await ownedAlone(database, personId, isNotNull(eventDetails.sellerOrganizationId));
  return rows.flatMap(({ id, organizationId }) => (organizationId ? [{ id, organizationId }] : []));
}
