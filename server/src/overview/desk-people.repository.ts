import { deskTicketHours, noShowDays } from '@chalkline/contract/overview/front-desk.schema.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import {
  and,
  asc,
  count,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../accounts/people/people.table.ts';
import { orders } from '../checkout/orders/orders.table.ts';
import { eventDetails, ticketTypes } from '../events/details/details.table.ts';
import { tickets } from '../events/tickets/tickets.table.ts';
import { groupJoins, isMineIn, isReadable } from '../groups/groups/group-scope.table.ts';
import { groups } from '../groups/groups/groups.table.ts';
import { memberships } from '../memberships/memberships/memberships.table.ts';
import type { Sql } from '../platform/database/database.ts';
import { organizationScope } from '../platform/database/organization-scope.ts';
import { matchesPrefixes } from '../platform/database/search-expression.ts';
import type { Viewer } from '../platform/http/viewer.ts';

/** A desk: whose it is and when. */
export interface DeskAsked {
  readonly viewer: Viewer & { readonly organizationId: string };
  readonly now: Date;
}

const shown = { id: people.id, name: people.name, photo: people.photo };

/** The organization's people, its members, and who has a ticket to an event of its that isn't over. */
function isKnown(database: Sql, { viewer, now }: DeskAsked): SQL | undefined {
  const { organizationId } = viewer;
  return or(
    eq(people.organizationId, organizationId),
    exists(
      database
        .select({ one: sql`1` })
        .from(memberships)
        .where(and(eq(memberships.personId, people.id), eq(memberships.sellerId, organizationId))),
    ),
    exists(
      database
        .select({ one: sql`1` })
        .from(tickets)
        .innerJoin(groups, eq(groups.id, tickets.groupId))
        .where(
          and(
            eq(tickets.personId, people.id),
            eq(tickets.state, 'valid'),
            organizationScope(groups.organizationId, viewer, 'sees'),
            eq(groups.organizationId, organizationId),
            gte(groups.endsAt, endsAfter(now)),
          ),
        ),
    ),
  );
}

const endsAfter = (now: Date) => new Date(now.getTime() - deskTicketHours * hour);

/** By the beginnings of their name, without accents. */
export function findDeskPeople(database: Sql, asked: DeskAsked, search: string, limit: number) {
  return database
    .select(shown)
    .from(people)
    .where(and(matchesPrefixes(sql`${people.name}`, search), isThere, isKnown(database, asked)))
    .orderBy(asc(people.name), asc(people.id))
    .limit(limit);
}

export async function findDeskPerson(database: Sql, asked: DeskAsked, personId: string) {
  const [found] = await database
    .select({
      ...shown,
      accountType: people.accountType,
      organizationId: people.organizationId,
      state: people.state,
    })
    .from(people)
    .where(and(eq(people.id, personId), isThere, isKnown(database, asked)));
  return found ?? null;
}

const isThere = inArray(people.state, ['active', 'guest', 'invited']);

const { mine, community, inCommunity } = groupJoins;

/** Good tickets of these people to the organization's events that the desk works at, the next event first. */
export function findDeskTickets(database: Sql, asked: DeskAsked, personIds: readonly string[]) {
  return selectTickets(database, asked, inArray(tickets.personId, [...personIds])).orderBy(
    asc(groups.startsAt),
    asc(tickets.id),
  );
}

/** The same by the beginnings of the name on the ticket or of its buyer, where that isn't the name of who has it. */
export function findNamedTickets(database: Sql, asked: DeskAsked, search: string, limit: number) {
  const isNamed = [tickets.holderName, orders.buyerName].map((name) =>
    and(matchesPrefixes(sql`${name}`, search), or(isNull(people.id), ne(people.name, name))),
  );
  return selectTickets(database, asked, or(...isNamed))
    .orderBy(asc(groups.startsAt), asc(tickets.holderName), asc(tickets.id))
    .limit(limit);
}

function selectTickets(database: Sql, { viewer, now }: DeskAsked, which: SQL | undefined) {
  return database
    .select({
      id: tickets.id,
      personId: tickets.personId,
      holderName: tickets.holderName,
      buyerName: sql<string>`coalesce(${orders.buyerName}, ${tickets.holderName})`,
      eventId: groups.id,
      event: groups.name,
      typeName: ticketTypes.name,
      startsAt: sql`${groups.startsAt}`.mapWith(groups.startsAt),
      zone: eventDetails.zone,
      checkedInAt: tickets.checkedInAt,
      checkedOutAt: tickets.checkedOutAt,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(groups, eq(groups.id, tickets.groupId))
    .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
    .leftJoin(people, eq(people.id, tickets.personId))
    .leftJoin(orders, eq(orders.id, tickets.orderId))
    .leftJoin(mine, isMineIn(mine, sql`${groups.id}`, viewer))
    .leftJoin(community, eq(community.id, groups.communityId))
    .leftJoin(inCommunity, isMineIn(inCommunity, sql`${groups.communityId}`, viewer))
    .where(
      and(
        which,
        eq(tickets.state, 'valid'),
        organizationScope(groups.organizationId, viewer, 'sees'),
        eq(groups.organizationId, viewer.organizationId),
        gte(groups.endsAt, endsAfter(now)),
        isReadable(viewer),
      ),
    )
    .$dynamic();
}

/** Tickets of somebody to events of the organization since a day, that are over and had people checked in, but not them. */
export async function countNoShows(
  database: Sql,
  { viewer, now }: DeskAsked,
  personId: string,
): Promise<number> {
  const since = new Date(now.getTime() - noShowDays * day);
  const used = database
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.groupId, groups.id), isNotNull(others.checkedInAt)));
  const [found] = await database
    .select({ missed: count() })
    .from(tickets)
    .innerJoin(groups, eq(groups.id, tickets.groupId))
    .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
    .where(
      and(
        eq(tickets.personId, personId),
        eq(tickets.state, 'valid'),
        isNull(tickets.checkedInAt),
        organizationScope(groups.organizationId, viewer, 'sees'),
        eq(groups.organizationId, viewer.organizationId),
        gte(groups.endsAt, since),
        lte(groups.endsAt, now),
        isNull(eventDetails.canceledAt),
        exists(used),
      ),
    );
  return found?.missed ?? 0;
}

const others = alias(tickets, 'others');
