import {
  type DeskQuote,
  deskPeopleShown,
  type NewDeskPlan,
  type NewDeskSale,
} from '@chalkline/contract/overview/front-desk.schema.ts';
import type { PricedDraft } from '../checkout/orders/orders.price.service.ts';
import { type DeskOrder, deskSalesOf } from '../checkout/sales/desk-sales.service.ts';
import {
  type DeskBuyer,
  quoteAtDesk as quoteTickets,
  sellAtDesk as sellTickets,
  ticketDesk,
} from '../events/door/desk-sales.service.ts';
import { unsignedAtGym } from '../memberships/gym-papers/gym-papers.service.ts';
import { listMembershipsAtDesk } from '../memberships/memberships/memberships.desk.service.ts';
import type { SeenMembership } from '../memberships/memberships/memberships.service.ts';
import { offerPlanAtDesk, planDesk } from '../memberships/sale/desk-orders.service.ts';
import { readVisits, type SeenVisits } from '../memberships/visits/visits.service.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { isId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import {
  countNoShows,
  type DeskAsked,
  findDeskPeople,
  findDeskPerson,
  findDeskTickets,
  findNamedTickets,
} from './desk-people.repository.ts';

export type DeskTicketRow = Awaited<ReturnType<typeof findDeskTickets>>[number];

/** Somebody as a desk sees them. */
export interface DeskPersonSeen {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
  /** Those that run first. */
  readonly memberships: readonly SeenMembership[];
  /** The next event first. */
  readonly tickets: readonly DeskTicketRow[];
}

/** Who the desk finds by a name; no one without an organization. */
export async function searchAtDesk(parts: Parts, viewer: Viewer, search: string): Promise<DeskPersonSeen[]> {
  const { sql } = parts.database;
  const asked = deskOf(parts, viewer);
  const found = asked ? await findDeskPeople(sql, asked, search, deskPeopleShown) : [];
  if (!asked || found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const memberships = await listMembershipsAtDesk(parts, viewer, ids);
  const tickets = await findDeskTickets(sql, asked, ids);
  return found.map((person) => ({
    ...person,
    memberships: memberships.filter(({ membership }) => membership.personId === person.id),
    tickets: tickets.filter(({ personId }) => personId === person.id),
  }));
}

/** Tickets that a search by people doesn't find: sold to a name alone, or for somebody whom their buyer brings. */
export async function searchTicketsAtDesk(
  parts: Parts,
  viewer: Viewer,
  search: string,
): Promise<DeskTicketRow[]> {
  const asked = deskOf(parts, viewer);
  return asked ? findNamedTickets(parts.database.sql, asked, search, deskPeopleShown) : [];
}

export interface DeskPersonDetails extends DeskPersonSeen {
  /** By membership. */
  readonly visits: ReadonlyMap<string, SeenVisits>;
  /** They belong to the organization. */
  readonly isOurs: boolean;
  readonly noShows: number;
  /** Titles. */
  readonly missingWaivers: readonly string[];
  readonly isActive: boolean;
}

/** What the desk sees of one person. Throws 404 for someone who isn't known there. */
export async function getAtDesk(parts: Parts, viewer: Viewer, personId: string): Promise<DeskPersonDetails> {
  const { sql } = parts.database;
  const { asked, state, organizationId, ...person } = await requireKnown(parts, viewer, personId);
  const { id, name, photo } = person;
  const memberships = await listMembershipsAtDesk(parts, viewer, [id]);
  const visits = new Map<string, SeenVisits>();
  for (const seen of memberships) visits.set(seen.membership.id, await readVisits(parts, seen));
  const tickets = await findDeskTickets(sql, asked, [id]);
  const noShows = await countNoShows(sql, asked, id);
  const missingWaivers = await unsignedAtGym(sql, asked.viewer.organizationId, id);
  const isOurs = organizationId === viewer.organizationId;
  const isActive = state === 'active';
  return { id, name, photo, memberships, tickets, visits, isOurs, noShows, missingWaivers, isActive };
}

/** What tickets would cost somebody the desk knows, or a walk-in. Throws 404. */
export async function quoteAtDesk(parts: Parts, viewer: Viewer, quote: DeskQuote): Promise<PricedDraft> {
  return quoteTickets(parts, viewer, await buyerAtDesk(parts, viewer, quote), quote);
}

/** Sells tickets to somebody the desk knows, or to a name. Throws 404. */
export async function sellAtDesk(parts: Parts, viewer: Viewer, sale: NewDeskSale): Promise<DeskOrder> {
  return sellTickets(parts, viewer, { ...sale, to: await buyerAtDesk(parts, viewer, sale) });
}

/** Has somebody the desk knows pay the next period of a plan by card. Throws 404. */
export async function offerPlan(
  parts: Parts,
  viewer: Viewer,
  { planId, personId }: NewDeskPlan,
): Promise<DeskOrder> {
  const person = await requireKnown(parts, viewer, personId);
  return offerPlanAtDesk(parts, viewer, { planId, buyer: buyerOf(person, viewer) });
}

export const { getDeskPaper, getDeskSale, giveCashBack, takeDeskCash, stopDeskSale, undoSale } = deskSalesOf([
  ticketDesk,
  planDesk,
]);

/** Who a sale is to: a person that the desk knows, or somebody with a name alone. Throws 404. */
async function buyerAtDesk(
  parts: Parts,
  viewer: Viewer,
  { personId, name = '', email = '' }: Pick<NewDeskSale, 'personId' | 'name' | 'email'>,
): Promise<DeskBuyer> {
  if (personId === undefined) return { name, email };
  return buyerOf(await requireKnown(parts, viewer, personId), viewer);
}

type Known = Awaited<ReturnType<typeof requireKnown>>;

function buyerOf({ id: personId, name, accountType, organizationId }: Known, { sessionId }: Viewer): Viewer {
  return { personId, name, accountType, organizationId, sessionId };
}

/** Throws 404 for someone who isn't known at the viewer's desk. */
export async function requireKnown(parts: Parts, viewer: Viewer, personId: string) {
  const { sql } = parts.database;
  const asked = deskOf(parts, viewer);
  const person = asked && isId(personId) ? await findDeskPerson(sql, asked, personId) : null;
  if (!asked || !person) throw notFound('person');
  return { ...person, asked };
}

function deskOf(parts: Parts, viewer: Viewer): DeskAsked | null {
  const { organizationId } = viewer;
  return organizationId === null ? null : { viewer: { ...viewer, organizationId }, now: parts.clock.now() };
}
