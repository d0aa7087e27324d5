import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails, ticketTypes } from '../details/details.table.ts';
import { passes } from '../tickets/passes.table.ts';
import { tickets } from '../tickets/tickets.table.ts';
import { ticketTransfers } from '../tickets/transfers.table.ts';

/** Good tickets of types that ask: who signs and answers. Who comes with somebody else's ticket has no account here. */
export function participantsOf(groupId: string): SQL {
  return sql`select ${tickets.paperId}::text as key,
      case when ${tickets.isOwn} then ${tickets.personId} end as person_id,
      ${tickets.holderName} as name, ${ticketTypes.name} as detail
    from ${tickets} join ${ticketTypes} on ${ticketTypes.id} = ${tickets.typeId}
    where ${tickets.groupId} = ${groupId} and ${tickets.state} = 'valid' and ${ticketTypes.asksPapers}`;
}

/** What decides about the papers of an event, beside who sees it. */
export async function findPapersEvent(database: Sql, groupId: string) {
  const [found] = await database
    .select({
      name: groups.name,
      startsAt: groups.startsAt,
      archivedAt: groups.archivedAt,
      zone: eventDetails.zone,
      canceledAt: eventDetails.canceledAt,
    })
    .from(eventDetails)
    .innerJoin(groups, eq(groups.id, eventDetails.groupId))
    .where(eq(eventDetails.groupId, groupId));
  return found ?? null;
}

/** Whether the person has a ticket to the event, or one or a pass to its series is offered to their proven email. */
export async function hasPart(database: Sql, groupId: string, personId: string): Promise<boolean> {
  const isOffered = (thing: SQL) =>
    sql`exists (select from ${ticketTransfers} join ${people} on ${people.email} = ${ticketTransfers.email}
    where ${thing} and ${ticketTransfers.state} = 'offered'
      and ${people.id} = ${personId}::uuid and ${people.emailVerified})`;
  const ticketOffered = isOffered(sql`${ticketTransfers.ticketId} = ${tickets.id}`);
  const passOffered = isOffered(sql`${ticketTransfers.passId} in (select ${passes.id} from ${passes}
    where ${passes.seriesId} = ${eventDetails.seriesId} and ${passes.state} = 'valid')`);
  const hasTicket = sql`exists (select from ${tickets} where ${tickets.groupId} = ${groupId}::uuid
    and ${tickets.state} = 'valid' and (${tickets.personId} = ${personId}::uuid or ${ticketOffered}))`;
  const found = await database
    .select({ id: eventDetails.groupId })
    .from(eventDetails)
    .where(and(eq(eventDetails.groupId, groupId), or(hasTicket, passOffered)));
  return found.length > 0;
}

/** Names of events by their ids; deleted ones are left out. */
export function findNamedEvents(
  database: Sql,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return database
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(inArray(groups.id, [...ids]), eq(groups.type, 'event'), isNull(groups.archivedAt)));
}
