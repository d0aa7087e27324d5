import {
  factsNeeded,
  type TeamMate,
  whyBirthDate,
  whyNotTogether,
} from '@chalkline/contract/competitions/eligibility.ts';
import {
  type RegisteredMember,
  type RegistrationDetails,
  registrationDetails,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { teamShares } from '@chalkline/contract/competitions/team-shares.rules.ts';
import { priceAt } from '@chalkline/contract/price-steps.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { type Person, personById } from '../../accounts/people/people.service.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import type { ChosenLine, Offer, OfferAsked, OfferedLine } from '../../checkout/orders/sellable.service.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import { check } from '../../platform/http/validation.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionLock, seeCompetition } from '../competitions/competition-access.service.ts';
import { competitionNotFound, unknownCountry } from '../competitions/competitions.errors.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
import { type Division, findDivisions } from '../divisions/divisions.repository.ts';
import { entriesLock } from '../entries/entries.change.service.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { poolKeys } from './registration-pools.service.ts';
import { findPrices, findSettings } from './registration-settings.repository.ts';
import { lacksPayoutAccount } from './registration-settings.service.ts';
import type { RegistrationSettingsRow } from './registration-settings.table.ts';
import { competitionStart, registrationState, servesWaiting } from './registration-window.rules.ts';
import {
  notEligible,
  registrationCanceled,
  registrationEnded,
  registrationNotStarted,
  salesNeedPayouts,
} from './registrations.errors.ts';
import { checkPapers, noPapers, type RegisteredPapers } from './registrations.papers.service.ts';
import { findOwnPlaces } from './registrations.repository.ts';
import { offerShares, paysShare } from './team-shares.offer.service.ts';
import type { SharedPrice } from './team-shares.sale.service.ts';
import { findOwnWaiting } from './waiting-list.repository.ts';

/** What an order's line keeps of who competes; the first member of a team is the one who registers it. */
export interface RegisteredDetails extends RegistrationDetails, RegisteredPapers {
  readonly personId: string;
  /** The one who registers, as a member of the team. */
  readonly captain: RegisteredMember;
  /** The place on the waiting list whose offer it takes. */
  readonly waitingId: string | null;
  /** The organizer's rule at that moment; orders from before there was one lack it. */
  readonly transferHours?: number | null;
  /** Of a team whose members each pay their share; missing where the captain pays for all. */
  readonly shared?: SharedPrice;
}

/**
 * What registering costs this athlete now, and whether they can. Holds the lock of the competition's entries, so that
 * the number sold, which prices may depend on, stays what it is until the order is placed. Throws 404, 422
 * `sales_not_started`, `sales_ended`, `not_eligible`, `answer_required`, `waiver_required` and 409 `payouts_disabled`.
 */
export async function offerRegistration(parts: Parts, tx: Transaction, asked: OfferAsked): Promise<Offer> {
  const { buyer, offerId, lines, at } = asked;
  if (!isId(offerId) || buyer.personId === null) throw competitionNotFound();
  await lockInTurn(tx, [entriesLock(offerId), competitionLock(offerId)]);
  const { competition } = await seeCompetition(tx.sql, { personId: buyer.personId }, offerId);
  if (competition.state === 'canceled') throw registrationCanceled();
  if (lines.some(({ details }) => paysShare(details))) return offerShares(parts, tx, asked, competition);
  const settings = await findSettings(tx.sql, offerId);
  const state = registrationState(settings, competition, at);
  if (state === 'not_started') throw registrationNotStarted();
  if (!settings || !servesWaiting(settings, competition, at)) throw registrationEnded();
  const prices = await findPrices(tx.sql, offerId);
  if (await lacksPayoutAccount(parts, tx, competition, prices)) throw salesNeedPayouts();
  const person = await personById(tx.sql, buyer.personId);
  if (!person) throw competitionNotFound();
  const field = await readField(tx, competition, person, at);
  // After registration has closed, places go only to those who waited for them.
  if (state !== 'open' && !lines.every(({ itemId }) => field.offered.has(itemId))) throw registrationEnded();
  const offered = lines.map((line, index) => {
    if (lines.findIndex(({ itemId }) => itemId === line.itemId) < index)
      throw notEligible(index, 'This division is in your order already.');
    return offeredLine(field, line, index, {
      price: prices.find(({ divisionId }) => divisionId === line.itemId),
      settings,
      at,
    });
  });
  return {
    seller: { personId: competition.createdBy },
    currency: settings.currency,
    title: competition.name,
    address: urlOf('competitionDetail', { id: offerId }),
    startsAt: competitionStart(competition),
    refundRule: settings.refundRule,
    holdMinutes: settings.holdMinutes,
    lines: asked.isQuote ? offered : await withPapers(tx, offerId, offered),
  };
}

interface Field {
  readonly competition: Competition;
  readonly divisions: readonly Division[];
  readonly person: Person;
  /** Sold and held places, by division. */
  readonly sold: ReadonlyMap<string, number>;
  /** Divisions that the person is in. */
  readonly own: readonly string[];
  /** Places that are held for the person, by division. */
  readonly offered: ReadonlyMap<string, string>;
}

async function readField(
  tx: Transaction,
  competition: Competition,
  person: Person,
  at: Date,
): Promise<Field> {
  const { id } = competition;
  const divisions = await findDivisions(tx.sql, id);
  const own = (await findOwnPlaces(tx.sql, id, person.id)).map(({ divisionId }) => divisionId);
  const offered = await offersOf(tx.sql, id, person.id, at);
  return { competition, divisions, person, own, offered, sold: await soldPlaces(tx.sql, id, divisions, at) };
}

async function offersOf(
  sql: Sql,
  competitionId: string,
  personId: string,
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  const own = (await findOwnWaiting(sql, competitionId, personId)).filter(
    ({ state, offerUntil }) => state === 'offered' && offerUntil !== null && offerUntil > at,
  );
  return new Map(own.map(({ divisionId, id }) => [divisionId, id]));
}

/** Places of each division that are taken or held by an order. */
export async function soldPlaces(
  sql: Sql,
  competitionId: string,
  divisions: readonly Pick<Division, 'id' | 'entryCount'>[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const key = (divisionId: string) => poolKeys.division(competitionId, divisionId);
  const keys = divisions.map(({ id }) => key(id));
  const held = await heldPlaces(sql, keys, now);
  return new Map(divisions.map(({ id, entryCount }) => [id, entryCount + (held.get(key(id)) ?? 0)]));
}

interface RegisteredLine extends OfferedLine {
  readonly details: RegisteredDetails;
}

/** The lines with their answers checked, once the person who registers has signed every waiver. */
async function withPapers(
  tx: Transaction,
  competitionId: string,
  lines: readonly RegisteredLine[],
): Promise<RegisteredLine[]> {
  const checked: RegisteredLine[] = [];
  for (const [index, line] of lines.entries()) {
    const papers = await checkPapers(tx, competitionId, line.details, index);
    checked.push({ ...line, details: { ...line.details, ...papers } });
  }
  return checked;
}

interface LineTerms {
  readonly price: Parameters<typeof priceAt>[0] | undefined;
  readonly settings: RegistrationSettingsRow;
  readonly at: Date;
}

function offeredLine(field: Field, line: ChosenLine, index: number, terms: LineTerms): RegisteredLine {
  const { competition, divisions, person, own, offered, sold } = field;
  const division = divisions.find(({ id }) => id === line.itemId);
  if (!division) throw unknownDivision(`body.lines.${index}.itemId`);
  if (line.quantity !== 1) throw notEligible(index, 'Register once for each division.', '.quantity');
  const typed = check(registrationDetails, line.details, `body.lines.${index}.details`);
  if (typed.country && !isCountry(typed.country)) throw unknownCountry(`body.lines.${index}.details.country`);
  if (own.includes(division.id)) throw notEligible(index, 'You’re already registered in this division.');
  const who = {
    ...typed,
    personId: person.id,
    birthDate: person.birthDate ?? typed.birthDate,
    gender: person.gender ?? typed.gender,
  };
  const { birthDate, gender } = who;
  const waitingId = offered.get(division.id) ?? null;
  const details: RegisteredDetails = {
    ...who,
    waitingId,
    transferHours: terms.settings.transferHours,
    captain: { name: person.name, email: person.email, birthDate, gender },
    ...noPapers,
  };
  requireEligible(division, who, index, competition);
  const price = terms.price ? priceAt(terms.price, { at: terms.at, sold: sold.get(division.id) ?? 0 }) : 0;
  const shared = typed.payer === 'each' ? sharedPrice(price, division, terms, { index, competition }) : null;
  const [due = price] = shared?.amounts ?? [];
  return {
    itemId: division.id,
    title: `${division.name}, ${typed.name}${shared ? `, share 1 of ${shared.amounts.length}` : ''}`,
    prices: [due],
    taxRate: terms.settings.taxRate,
    details: shared ? { ...details, shared } : details,
    pools: [
      poolKeys.athlete(competition.id, division.id, person.id),
      // A place that is held for them is counted as taken already.
      ...(waitingId === null
        ? [poolKeys.competition(competition.id), poolKeys.division(competition.id, division.id)]
        : [poolKeys.offered(competition.id, waitingId)]),
    ],
  };
}

/** The terms of a team that pays by shares. Throws 422 where the organizer or the price doesn't allow it. */
function sharedPrice(
  price: number,
  { teamSize }: Division,
  { settings, at }: LineTerms,
  { index, competition }: { readonly index: number; readonly competition: Competition },
): SharedPrice {
  const { shareHours, currency, taxRate, refundRule } = settings;
  const amounts = teamShares(price, teamSize, currency);
  const isTooLate = competitionStart(competition) <= at;
  if (shareHours === null || amounts === null || isTooLate)
    throw notEligible(index, 'Here the captain pays for the whole team.', '.details.payer');
  return { amounts, dueHours: shareHours, currency, taxRate, refundRule };
}

function requireEligible(
  division: Division,
  who: RegistrationDetails,
  index: number,
  { startsOn, hideMinors }: Competition,
): void {
  const needs = factsNeeded(division, { hideMinors });
  const team: readonly TeamMate[] = [who, ...who.members];
  for (const [place, { birthDate, gender }] of team.entries()) {
    const field = place === 0 ? '.details' : `.details.members.${place - 1}`;
    if (birthDate !== null && birthDate > startsOn)
      throw notEligible(
        index,
        'This birth date is after the competition starts. Check it.',
        `${field}.birthDate`,
      );
    if (needs.birthDate && birthDate === null)
      throw notEligible(index, `${whyBirthDate(division)} Enter the birth date.`, `${field}.birthDate`);
    if (needs.gender && gender === null)
      throw notEligible(index, 'This division asks for a gender. Choose one.', `${field}.gender`);
  }
  const reason = whyNotTogether(division, team, startsOn);
  if (reason !== null) throw notEligible(index, reason);
}
