import { factsNeeded, whyNotEligible } from '@chalkline/contract/competitions/eligibility.ts';
import { nextPrice, priceAt } from '@chalkline/contract/competitions/price-steps.ts';
import {
  type DivisionOffer,
  type RegistrationReply,
  registrationKind,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { type Person, personById } from '../../accounts/people/people.service.ts';
import { type OpenOrder, openOrdersOf } from '../../checkout/orders/orders.open.service.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import { sellerTermsOf } from '../../money/sellers/sellers.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
import { type Division, findDivisions } from '../divisions/divisions.repository.ts';
import { poolKeys } from './registration-pools.service.ts';
import { findPrices, findSettings, usualSettings } from './registration-settings.repository.ts';
import { registrationState, windowEnd } from './registration-window.rules.ts';
import { soldPlaces } from './registrations.offer.service.ts';
import { findOwnPlaces } from './registrations.repository.ts';

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
): Promise<RegistrationReply> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const { competition } = await seeCompetition(sql, viewer, competitionId);
  const settings = (await findSettings(sql, competitionId)) ?? usualSettings(competitionId);
  const divisions = await findDivisions(sql, competitionId);
  const { taxIncluded } = await sellerTermsOf(sql, { personId: competition.createdBy });
  const { currency, holdMinutes, refundRule, transfers, opensAt } = settings;
  const state = registrationState(settings, competition, now);
  const asker = await askerOf(sql, viewer, competitionId, now);
  return {
    state,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: state === 'closed' ? null : windowEnd(settings, competition).toISOString(),
    ...{ currency, holdMinutes, transfers, taxIncluded },
    refundRule: [...refundRule],
    left: await leftInAll(sql, competitionId, settings.capacity, divisions, now),
    divisions: await divisionOffers(sql, competition, divisions, asker, now),
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

async function leftInAll(
  sql: Sql,
  competitionId: string,
  capacity: number | null,
  divisions: readonly Division[],
  now: Date,
): Promise<number | null> {
  if (capacity === null) return null;
  const key = poolKeys.competition(competitionId);
  const held = (await heldPlaces(sql, [key], now)).get(key) ?? 0;
  const taken = divisions.reduce((sum, { entryCount }) => sum + entryCount, 0);
  return Math.max(0, capacity - taken - held);
}

async function divisionOffers(
  sql: Sql,
  { id, startsOn }: Competition,
  divisions: readonly Division[],
  asker: Asker | null,
  now: Date,
): Promise<DivisionOffer[]> {
  const sold = await soldPlaces(sql, id, divisions, now);
  const prices = new Map((await findPrices(sql, id)).map((row) => [row.divisionId, row]));
  return divisions.map((division) => {
    const stepped = prices.get(division.id) ?? { price: 0, steps: [] };
    const moment = { at: now, sold: sold.get(division.id) ?? 0 };
    return {
      divisionId: division.id,
      price: priceAt(stepped, moment),
      next: nextPrice(stepped, moment),
      left: division.capacity === null ? null : Math.max(0, division.capacity - moment.sold),
      waiting: 0,
      ...toAsker(division, asker, startsOn),
    };
  });
}

function toAsker(
  division: Division,
  asker: Asker | null,
  startsOn: string,
): Pick<DivisionOffer, 'reason' | 'needs' | 'entryId' | 'order'> {
  if (!asker) return { reason: null, needs: { birthDate: false, gender: false }, entryId: null, order: null };
  const { person, places, orders } = asker;
  const needs = factsNeeded(division);
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
