import { personById } from '../../accounts/people/people.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findEventDetails } from '../details/details.repository.ts';
import { findSeriesNames, findSessions } from '../details/series.repository.ts';
import { goodDatesOf } from '../passes/open-dates.service.ts';
import { findPapersAsked } from '../tickets/missing-papers.repository.ts';
import { findPassOffers, findPassOffersTo, type PassOffer } from '../tickets/pass-transfers.repository.ts';
import { findOffers, findOffersTo, type Offer } from '../tickets/transfers.repository.ts';

/** More than anyone answers at once; answering makes room for older ones. */
const shownAtOnce = 100;

/** What is offered to the viewer's proven email, the newest first. */
export async function listOffered(parts: Parts, viewer: Viewer): Promise<Offer[]> {
  const { sql } = parts.database;
  const email = await provenAddress(sql, viewer);
  if (email === null) return [];
  const now = parts.clock.now();
  const tickets = await findOffersTo(sql, email, { now, limit: shownAtOnce });
  const passes = await passesOffered(sql, await findPassOffersTo(sql, email, shownAtOnce), now);
  const offers = [...tickets, ...passes.filter(({ event }) => event.endsAt && event.endsAt > now)];
  const asked = await findPapersAsked(
    sql,
    offers.map(({ event }) => event.id),
  );
  return offers
    .map((offer) => ({
      ...offer,
      asksPapers: offer.asksPapers && (asked.get(offer.event.id)?.ofTicket ?? false),
    }))
    .toSorted((one, other) => (one.transfer.id < other.transfer.id ? 1 : -1));
}

/** Offers by their ids, whatever became of them. */
export async function offersByIds(sql: Sql, ids: readonly string[], now: Date): Promise<Offer[]> {
  return [
    ...(await findOffers(sql, ids)),
    ...(await passesOffered(sql, await findPassOffers(sql, ids), now)),
  ];
}

/** Each with the next date that it is good for, or the last one of its series. */
async function passesOffered(sql: Sql, found: readonly PassOffer[], now: Date): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const { transfer, typeName, seriesId, seriesTypeId } of found) {
    const [next] = await goodDatesOf(sql, { seriesId, seriesTypeId }, now);
    const date = next?.date ?? (await findSessions(sql, seriesId)).at(-1);
    const [details] = date ? await findEventDetails(sql, [date.id]) : [];
    if (!date || !details) continue;
    const name = (await findSeriesNames(sql, [seriesId])).get(seriesId) ?? '';
    const { id, startsAt, endsAt, zone } = date;
    const event = { id, name, startsAt, endsAt, zone, place: details.place };
    offers.push({ transfer, typeName, asksPapers: next?.type.asksPapers ?? false, event });
  }
  return offers;
}

/** Guests prove theirs by a code. */
export async function provenAddress(sql: Sql, viewer: Viewer): Promise<string | null> {
  const person = await personById(sql, viewer.personId);
  const isThere = person?.state === 'active' || person?.state === 'guest';
  return isThere && person.emailVerified ? person.email.toLowerCase() : null;
}
