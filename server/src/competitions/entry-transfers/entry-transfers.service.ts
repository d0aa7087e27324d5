import {
  type MyPlace,
  type NewTransfer,
  transferDays,
} from '@chalkline/contract/competitions/entry-transfer.schema.ts';
import { writeRegistrationCode } from '@chalkline/contract/competitions/registration-code.ts';
import { day } from '@chalkline/contract/spans.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { holdOrder } from '../../checkout/orders/orders.access.service.ts';
import { orderById } from '../../checkout/orders/orders.open.service.ts';
import { giveUpUnit, refundIfGivenUp } from '../../checkout/refunds/refunds.give-up.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { competitionLock, seeCompetition } from '../competitions/competition-access.service.ts';
import { findPeopleOfEntries } from '../competitions/own-entries.repository.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { entriesLock } from '../entries/entries.change.service.ts';
import { leaveWithin } from '../entry-moves/entry-moves.service.ts';
import { notifyOfPlace } from '../entry-moves/entry-places.notify.service.ts';
import { competitionStart } from '../registrations/registration-window.rules.ts';
import { serveWaitingListsJob } from '../registrations/waiting-list.jobs.ts';
import { cannotWithdraw, notTransferable, placeNotFound } from './entry-transfers.errors.ts';
import { mailTransferJob } from './entry-transfers.jobs.ts';
import {
  endTransfer,
  findOpenTransfers,
  findPlace,
  findPlaces,
  insertTransfer,
  type Place,
} from './entry-transfers.repository.ts';
import { transferEnd, whyNotTransferable, whyNotWithdrawable } from './entry-transfers.rules.ts';
import type { EntryTransferRow } from './entry-transfers.table.ts';

/** The viewer's own places in a competition. Throws 404 for one that they can't see. */
export async function listMyPlaces(parts: Parts, viewer: Viewer, competitionId: string): Promise<MyPlace[]> {
  const { sql } = parts.database;
  await seeCompetition(sql, viewer, competitionId);
  return shownPlaces(parts, sql, await findPlaces(sql, { competitionId, personId: viewer.personId }));
}

/** Offers a place to an email, instead of whom it was offered to before. Throws 404 and 409 `not_transferable`. */
export async function offerTransfer(
  parts: Parts,
  viewer: Viewer,
  entryId: string,
  { email }: NewTransfer,
): Promise<MyPlace> {
  return parts.database.transaction(async (tx) => {
    const { place } = await takeOwn(tx, viewer, entryId);
    const now = parts.clock.now();
    const until = requireTransferable(place, now);
    const person = await personById(tx.sql, viewer.personId);
    if (person?.email === email) throw notTransferable('This is your own email.', 'body.email');
    await endTransfer(tx.sql, entryId, 'canceled');
    const row: EntryTransferRow = {
      id: newId(now.getTime()),
      entryId,
      competitionId: place.competition.id,
      email,
      state: 'offered',
      createdAt: now,
      createdBy: viewer.personId,
      expiresAt: new Date(Math.min(until.getTime(), now.getTime() + transferDays * day)),
    };
    await insertTransfer(tx.sql, row);
    // Without the email: erasing a person deletes it, while the log stays.
    await auditEntry(parts, tx, viewer, { entryId, action: 'entry.transfer_offered' });
    await parts.jobs.enqueue(tx, mailTransferJob, { transferId: row.id });
    return shownPlace(parts, tx.sql, place);
  });
}

/** Cancels the offer of a place; without one nothing changes. */
export async function cancelTransfer(parts: Parts, viewer: Viewer, entryId: string): Promise<MyPlace> {
  return parts.database.transaction(async (tx) => {
    const { place } = await takeOwn(tx, viewer, entryId);
    if (await endTransfer(tx.sql, entryId, 'canceled'))
      await auditEntry(parts, tx, viewer, { entryId, action: 'entry.transfer_canceled' });
    return shownPlace(parts, tx.sql, place);
  });
}

/**
 * Gives up the viewer's place, before they have checked in or have a score. What the order's refund rule gives goes to
 * who paid; nothing where it gives nothing. Throws 404, 409 `cannot_withdraw`, and what refunding throws.
 */
export async function withdrawPlace(parts: Parts, viewer: Viewer, entryId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const found = isId(entryId) ? await findPlace(tx.sql, entryId) : null;
    if (!found) throw placeNotFound();
    const { registration } = found;
    const order = registration && (await holdOrder(tx, registration.orderId));
    const { place } = await takeOwn(tx, viewer, entryId);
    const reason = whyNotWithdrawable(factsOf(place));
    if (reason !== null) throw cannotWithdraw(reason);
    const { personId } = viewer;
    if (order) await giveUpUnit(parts, tx, order, { unitId: registration.unitId, askedBy: personId });
    await leave(parts, tx, viewer, place);
    await endTransfer(tx.sql, entryId, 'canceled');
    return null;
  });
}

/** What nobody bought, or went back to its seller before and was given again, is left without a refund. */
async function leave(parts: Parts, tx: Transaction, viewer: Viewer, { entry, competition }: Place) {
  const entryId = entry.id;
  if ((await findPlace(tx.sql, entryId))?.entry.state !== 'active') return;
  await leaveWithin(parts, tx, viewer, { entryId, from: 'active' });
  await requestBoards(parts, tx, [entry.divisionId]);
  const recipients = await findPeopleOfEntries(tx.sql, [entryId]);
  await notifyOfPlace(parts, tx, { entryId, happening: 'withdrawn', actorId: null, recipients });
  await parts.jobs.enqueue(tx, serveWaitingListsJob, { competitionId: competition.id });
}

/** The viewer's own place, under the lock of the entries. Throws 404. */
async function takeOwn(tx: Transaction, viewer: Viewer, entryId: string): Promise<{ readonly place: Place }> {
  const found = isId(entryId) ? await findPlace(tx.sql, entryId) : null;
  if (!found) throw placeNotFound();
  await lockInTurn(tx, placeLocks(found.competition.id));
  const place = await findPlace(tx.sql, entryId);
  if (place?.entry.personId !== viewer.personId) throw placeNotFound();
  return { place };
}

/** What keeps the places of a competition with those who have them. */
export function placeLocks(competitionId: string) {
  return [entriesLock(competitionId), competitionLock(competitionId)];
}

/** Until when the place can be transferred. Throws 409 `not_transferable`. */
export function requireTransferable(place: Place, now: Date): Date {
  if (place.competition.state === 'canceled') throw notTransferable('This competition is canceled.');
  const until = endOf(place);
  const reason = whyNotTransferable({ ...factsOf(place), until }, now);
  if (reason !== null || until === null) throw notTransferable(reason ?? '');
  return until;
}

function factsOf({ entry: { state }, division: { teamSize }, competition, hasCheckedIn, hasScores }: Place) {
  const isOpen = competition.state === 'published' || competition.state === 'live';
  return { state: isOpen ? state : 'withdrawn', teamSize, hasCheckedIn, hasScores } as const;
}

function endOf({ competition, registration }: Place): Date | null {
  return registration && transferEnd(competitionStart(competition), registration.transferHours);
}

/** One place as its holder sees it. */
export async function shownPlace(parts: Parts, sql: Sql, place: Place): Promise<MyPlace> {
  const [shown] = await shownPlaces(parts, sql, [place]);
  if (!shown) throw new Error('a place is not shown');
  return shown;
}

async function shownPlaces(parts: Parts, sql: Sql, places: readonly Place[]): Promise<MyPlace[]> {
  const now = parts.clock.now();
  const ids = places.map(({ entry }) => entry.id);
  const offers = ids.length === 0 ? [] : await findOpenTransfers(sql, ids, now);
  const refunds = new Map(
    await Promise.all(
      places.map(async (place) => [place.entry.id, await refundOf(sql, place, now)] as const),
    ),
  );
  return places.map((place) => {
    const { entry, division, registration } = place;
    const until = endOf(place);
    const offer = offers.find(({ entryId }) => entryId === entry.id);
    const isCanceled = place.competition.state === 'canceled';
    const canTransfer = whyNotTransferable({ ...factsOf(place), until }, now) === null;
    return {
      entryId: entry.id,
      divisionId: division.id,
      division: division.name,
      isTeam: division.teamSize > 1,
      name: entry.name,
      bib: entry.bib,
      code: isCanceled
        ? null
        : registration && writeRegistrationCode(registration.codeId ?? registration.unitId),
      orderId: isBuyer(place) ? (registration?.orderId ?? null) : null,
      transfer: offer ? { email: offer.email, until: offer.expiresAt.toISOString() } : null,
      transferUntil: until?.toISOString() ?? null,
      can: {
        transfer: canTransfer,
        withdraw: whyNotWithdrawable(factsOf(place)) === null,
      },
      refund: refunds.get(entry.id) ?? null,
    };
  });
}

function isBuyer({ entry, registration }: Place): boolean {
  return registration?.codeId === null && registration.registeredBy === entry.personId;
}

async function refundOf(sql: Sql, place: Place, now: Date): Promise<MyPlace['refund']> {
  const order = place.registration && (await orderById(sql, place.registration.orderId));
  if (!order || order.total === 0) return null;
  const amount = await refundIfGivenUp(sql, order, place.registration?.unitId ?? '', now);
  return { amount, currency: order.currency, isYours: isBuyer(place) };
}
