import type {
  EventsQuery,
  PersonEventsQuery,
  TicketReply,
  TicketsQuery,
} from '@chalkline/contract/events/event.schema.ts';
import { largestAmount } from '@chalkline/contract/money/money.schema.ts';
import { type GroupShown, getGroup } from '../../groups/directory/groups.service.ts';
import { listTimedGroups } from '../../groups/directory/timed-groups.service.ts';
import { requireGroupRight, seeGroup } from '../../groups/groups/group-access.service.ts';
import { groupNotFound } from '../../groups/groups/groups.errors.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventNotFound } from '../details/details.errors.ts';
import { findTicketsOf, ticketOrder } from '../tickets/tickets.repository.ts';
import { showTickets } from '../tickets/tickets.show.service.ts';
import { isListed } from './events.repository.ts';

/**
 * Events the viewer may see, of a community or linked to in a group if one is named: those that end next first, or the
 * last ones that ended. Throws 404 and 403 for a group that the viewer may not read.
 */
export async function listEvents(
  parts: Parts,
  viewer: MaybeViewer,
  { when, search, series, each, community, group, ...query }: EventsQuery,
): Promise<Page<GroupShown[]>> {
  const { sql } = parts.database;
  if (series !== undefined && !isId(series)) return new Page([], null, 0);
  const communityId = community && (await readableGroup(sql, viewer, community, true));
  const groupId = group && (await readableGroup(sql, viewer, group, false));
  const linkedIn = groupId ? { groupId, viewer } : undefined;
  const { category, place, from, until, price, priceFrom, priceTo, currency, ...page } = query;
  const facts = { category, place, from, until, price, search };
  const now = parts.clock.now();
  const priceRange = currency && { currency, from: priceFrom ?? 0, to: priceTo ?? largestAmount, now };
  const filter = { ...facts, priceRange, linkedIn };
  // A post links to one date of a series.
  const isEach = series !== undefined || groupId !== undefined || each === 'true';
  const also = {
    name: JSON.stringify({ ...facts, priceFrom, priceTo, currency, series, groupId, isEach }),
    condition: isListed(filter, { when, now, series, isEach }),
  };
  const asked = { type: 'event', when, search, mine: undefined, communityId, also } as const;
  return listTimedGroups(parts, viewer, asked, page);
}

/** Its id. Throws 404 for what the viewer may not see, 403 where they see the card only. */
async function readableGroup(
  sql: Sql,
  viewer: MaybeViewer,
  id: string,
  isCommunity: boolean,
): Promise<string> {
  const group = await seeGroup(sql, viewer, id);
  if ((group.type === 'community') !== isCommunity) throw groupNotFound();
  requireGroupRight(group, 'read');
  return group.id;
}

/** One event. Throws 404 for other groups, and for who may not see it. */
export async function getEvent(parts: Parts, viewer: MaybeViewer, eventId: string): Promise<GroupShown> {
  const group = await getGroup(parts, viewer, eventId);
  if (group.type !== 'event') throw eventNotFound();
  return group;
}

/** Events that a person owns, as far as the viewer may see them. */
export async function listOwnerEvents(
  parts: Parts,
  viewer: Viewer,
  { user_id: ownerId = viewer.personId, when, search, ...page }: PersonEventsQuery,
): Promise<Page<GroupShown[]>> {
  if (!isId(ownerId)) return new Page([], null, 0);
  const also = {
    name: 'dates',
    condition: isListed({ search }, { when, now: parts.clock.now(), isEach: false }),
  };
  return listTimedGroups(
    parts,
    viewer,
    { type: 'event', when, search, mine: undefined, ownerId, also },
    page,
  );
}

/** Events that the viewer has tickets to. Where somebody else goes is their own affair. */
export async function listParticipatedEvents(
  parts: Parts,
  viewer: Viewer,
  { user_id: personId = viewer.personId, when, search, ...page }: PersonEventsQuery,
): Promise<Page<GroupShown[]>> {
  if (personId !== viewer.personId) return new Page([], null, 0);
  const also = {
    name: 'ticket',
    condition: isListed({ search, holderId: personId }, { when, now: parts.clock.now(), isEach: false }),
  };
  return listTimedGroups(parts, viewer, { type: 'event', when, search, mine: undefined, also }, page);
}

/** The viewer's tickets: what comes next first, what is over last. */
export async function listTickets(
  parts: Parts,
  viewer: Viewer,
  { order, search, ...page }: TicketsQuery,
): Promise<Page<TicketReply[]>> {
  if (order !== undefined && !isId(order)) return new Page([], null, 0);
  const found = await readPage(parts.config, page, {
    list: ['tickets by start', viewer.personId, order ?? null, search],
    order: ticketOrder(parts.clock.now()),
    read: (keyset) =>
      findTicketsOf(parts.database.sql, { personId: viewer.personId, orderId: order, search }, keyset),
  });
  return new Page(await showTickets(parts, found.data), found.next, found.total);
}
