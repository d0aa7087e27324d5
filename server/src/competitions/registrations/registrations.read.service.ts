import { factsNeeded, whyNotEligible } from '@chalkline/contract/competitions/eligibility.ts';
import {
  type DivisionOffer,
  type RegistrationReply,
  registrationKind,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { nextPrice, priceAt } from '@chalkline/contract/price-steps.ts';
import { freeInAll, reservedFor, type WaitingItem } from '@chalkline/contract/waiting-room.rules.ts';
import { type Person, personById } from '../../accounts/people/people.service.ts';
import { type OpenOrder, openOrdersOf } from '../../checkout/orders/orders.open.service.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import { sellerTermsOf, sellsNothing } from '../../money/sellers/sellers.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
import { type Division, findDivisions } from '../divisions/divisions.repository.ts';
import { poolKeys, waitingDivisions } from './registration-pools.service.ts';
import { findPrices, findSettings, usualSettings } from './registration-settings.repository.ts';
import { registrationState, windowEnd } from './registration-window.rules.ts';
import { soldPlaces } from './registrations.offer.service.ts';
import { findOwnPlaces } from './registrations.repository.ts';
import { findWaiting, type Waiting } from './waiting-list.repository.ts';

/** What of the one who asks the answer depends on. */
interface Asker {
  readonly person: Person;
  readonly places: readonly { readonly id: string; readonly divisionId: string }[];
  readonly orders: readonly OpenOrder[];
}

/** What registering costs now, how many places are left, and what speaks against the viewer. */
export async function getRegistration(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  sql: Sql = parts.database.sql,
): Promise<RegistrationReply> {
  const now = parts.clock.now();
  const { competition } = await seeCompetition(sql, viewer, competitionId);
  const settings = (await findSettings(sql, competitionId)) ?? usualSettings(competitionId);
  const divisions = await findDivisions(sql, competitionId);
  const { taxIncluded } = await sellerTermsOf(sql, { personId: competition.createdBy });
  const { currency, holdMinutes, refundRule, transferHours, shareHours, opensAt } = settings;
  const window = registrationState(settings, competition, now);
  const isPaused = window === 'open' && (await sellsNothing(sql, { personId: competition.createdBy }));
  const state = isPaused ? 'paused' : window;
  const asker = await askerOf(sql, viewer, competitionId, now);
  const waiting = await findWaiting(sql, competitionId);
  const { capacity } = settings;
  const room = await readRoom(sql, competitionId, { divisions, waiting, capacity, now });
  return {
    state,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: state === 'closed' ? null : windowEnd(settings, competition).toISOString(),
    currency,
    holdMinutes,
    taxIncluded,
    transferHours,
    shareHours,
    refundRule: [...refundRule],
    left: room.inAll,
    divisions: await divisionOffers(sql, competition, { divisions, waiting, room, asker, now }),
    athlete: asker && { name: asker.person.name, country: asker.person.country },
  };
}

async function askerOf(
  sql: Sql,
  viewer: MaybeViewer,
  competitionId: string,
  now: Date,
): Promise<Asker | null> {
  const person = viewer && (await personById(sql, viewer.personId));
  if (!person) return null;
  const offer = { kind: registrationKind, offerId: competitionId };
  return {
    person,
    places: await findOwnPlaces(sql, competitionId, person.id),
    orders: await openOrdersOf(sql, person.id, offer, now),
  };
}

/** Places that somebody can still have: not taken, held, offered or waited for. */
interface Room {
  readonly divisions: ReadonlyMap<string, WaitingItem>;
  readonly inAll: number | null;
}

async function readRoom(
  sql: Sql,
  competitionId: string,
  { divisions, waiting, capacity, now }: RoomAsked,
): Promise<Room> {
  const keys = divisions.map(({ id }) => poolKeys.division(competitionId, id));
  const held = await heldPlaces(sql, keys, now);
  const rooms = waitingDivisions(competitionId, divisions, waiting, held);
  const reserved = rooms.reduce((sum, room) => sum + reservedFor(room), 0);
  return {
    divisions: new Map(rooms.map((room) => [room.id, room])),
    inAll: capacity === null ? null : Math.max(0, freeInAll(capacity, rooms) - reserved),
  };
}

interface RoomAsked {
  readonly divisions: readonly Division[];
  readonly waiting: readonly Waiting[];
  readonly capacity: number | null;
  readonly now: Date;
}

interface OffersAsked {
  readonly divisions: readonly Division[];
  readonly waiting: readonly Waiting[];
  readonly room: Room;
  readonly asker: Asker | null;
  readonly now: Date;
}

async function divisionOffers(
  sql: Sql,
  competition: Competition,
  { divisions, waiting, room, asker, now }: OffersAsked,
): Promise<DivisionOffer[]> {
  const { id } = competition;
  const sold = await soldPlaces(sql, id, divisions, now);
  const prices = new Map((await findPrices(sql, id)).map((row) => [row.divisionId, row]));
  return divisions.map((division) => {
    const stepped = prices.get(division.id) ?? { price: 0, steps: [] };
    const moment = { at: now, sold: sold.get(division.id) ?? 0 };
    const own = waiting.filter(({ divisionId }) => divisionId === division.id);
    return {
      divisionId: division.id,
      price: priceAt(stepped, moment),
      next: nextPrice(stepped, moment),
      left: leftIn(room.divisions.get(division.id)),
      waiting: own.filter(({ state }) => state === 'waiting').length,
      heldForWaiting: heldIn(room.divisions.get(division.id)),
      waitingPlace: waitingPlaceOf(own, asker),
      ...toAsker(division, asker, competition),
    };
  });
}

function leftIn(room: WaitingItem | undefined): number | null {
  if (!room || room.capacity === null) return null;
  const { capacity, taken, held, offered } = room;
  return Math.max(0, capacity - taken - held - offered - reservedFor(room));
}

/** Offered to somebody who waits, or kept free for the next of them. */
function heldIn(room: WaitingItem | undefined): number {
  return room ? room.offered + reservedFor(room) : 0;
}

function waitingPlaceOf(list: readonly Waiting[], asker: Asker | null): DivisionOffer['waitingPlace'] {
  const index = list.findIndex(({ personId }) => personId === asker?.person.id);
  const mine = list[index];
  return mine ? { number: index + 1, offerUntil: mine.offerUntil?.toISOString() ?? null } : null;
}

function toAsker(
  division: Division,
  asker: Asker | null,
  { startsOn, hideMinors }: Competition,
): Pick<DivisionOffer, 'reason' | 'needs' | 'entryId' | 'order'> {
  if (!asker) return { reason: null, needs: { birthDate: false, gender: false }, entryId: null, order: null };
  const { person, places, orders } = asker;
  const needs = factsNeeded(division, { hideMinors });
  const order = orders.find(({ itemIds }) => itemIds.includes(division.id));
  return {
    reason: whyNotEligible(division, person, { startsOn }),
    needs: {
      birthDate: needs.birthDate && person.birthDate === null,
      gender: needs.gender && person.gender === null,
    },
    entryId: places.find(({ divisionId }) => divisionId === division.id)?.id ?? null,
    order: order ? { id: order.id, holdUntil: order.holdUntil.toISOString() } : null,
  };
}
