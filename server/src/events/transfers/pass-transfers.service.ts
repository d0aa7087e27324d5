import type { PassReply } from '@chalkline/contract/events/pass.schema.ts';
import type { NewTransfer, TicketAcceptance } from '@chalkline/contract/events/transfer.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { holdOrder } from '../../checkout/orders/orders.access.service.ts';
import { unitsGoingBack } from '../../checkout/refunds/refunds.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { publishDoorChanged } from '../door/door.live.service.ts';
import { ownPass } from '../own-passes/own-passes.service.ts';
import { checkPerson, forgetAttendee } from '../papers/attendees.service.ts';
import { goodDatesOf } from '../passes/open-dates.service.ts';
import { passNotFound, passVoid } from '../passes/passes.errors.ts';
import { givePapers } from '../passes/place-papers.service.ts';
import {
  type FoundPass,
  findPass,
  lockPass,
  lockPlaces,
  type PassPlace,
  passOn,
} from '../tickets/passes.repository.ts';
import type { PassRow } from '../tickets/passes.table.ts';
import { endTransfer, passTicket } from '../tickets/transfers.repository.ts';
import { findMine, placeOffer, withdrawOffer } from './offers.service.ts';
import { passGoingBack, passIsUsed, passNotTransferable, seriesIsOver } from './transfers.errors.ts';
import { mailTransferJob } from './transfers.jobs.ts';
import { notifyOfTransferEnd } from './transfers.notify.service.ts';

/** Offers a pass to somebody by email, as tickets are offered. It stays its holder's until they accept. */
export async function offerPass(
  parts: Parts,
  viewer: Viewer,
  passId: string,
  { email }: NewTransfer,
): Promise<PassReply> {
  await parts.database.transaction(async (tx) => {
    const found = await lockOwn(tx, viewer, passId);
    const { dates } = await requireTransferable(parts, tx, found);
    const { serial } = found.pass;
    const expiresAt = dates.at(-1)?.date.endsAt ?? parts.clock.now();
    await placeOffer(parts, tx, viewer, { passed: { passId }, email, serial, expiresAt });
  });
  return ownPass(parts, viewer, passId);
}

/** Takes an offer back. Without one, nothing happens. */
export async function withdrawPassOffer(parts: Parts, viewer: Viewer, passId: string): Promise<PassReply> {
  await parts.database.transaction(async (tx) => {
    await lockOwn(tx, viewer, passId);
    await withdrawOffer(parts, tx, { passId });
  });
  return ownPass(parts, viewer, passId);
}

/**
 * The pass is the viewer's from now on, with its places on dates to come. The code that its giver has is void. They answer and
 * sign again what the next date asks. Throws 404 for what isn't offered to them, and what keeps the pass from being passed
 * on, 422 `answer_required` and `waiver_required`.
 */
export async function acceptPass(
  parts: Parts,
  viewer: Viewer,
  transferId: string,
  { answers }: TicketAcceptance,
): Promise<PassReply> {
  const passId = await parts.database.transaction(async (tx) => {
    const transfer = await findMine(tx.sql, viewer, transferId);
    const known = transfer.passId === null ? null : await findPass(tx.sql, transfer.passId);
    // First: its buyer either gives it back, or finds it passed on.
    if (known) await holdOrder(tx, known.pass.orderId);
    const found = known ? await lockPass(tx.sql, known.pass.id) : null;
    if (!found) throw passNotFound();
    const { pass } = found;
    if (!(await endTransfer(tx.sql, transfer.id, 'accepted', parts.clock.now()))) {
      // Of two calls at once, the second finds the pass in their hands.
      if (pass.personId === viewer.personId) return pass.id;
      throw passNotFound();
    }
    const { dates, places } = await requireTransferable(parts, tx, found);
    if (pass.serial !== transfer.serial) throw passVoid();
    const [next] = dates;
    const checked = next?.type.asksPapers
      ? await checkPerson(tx, next.date.id, viewer.personId, answers)
      : [];
    const mine: PassRow = {
      ...pass,
      personId: viewer.personId,
      holderName: viewer.name,
      serial: pass.serial + 1,
      answers: checked,
    };
    await passOn(tx.sql, pass.id, mine);
    const toCome = places.filter(({ endsAt }) => endsAt && endsAt > parts.clock.now());
    await passPlaces(parts, tx, mine, toCome);
    await tellOfAcceptance(parts, tx, transfer, pass, mine);
    return pass.id;
  });
  return ownPass(parts, viewer, passId);
}

/** Places on dates that are over stay with whom they were of. */
async function passPlaces(
  parts: Parts,
  tx: Transaction,
  pass: PassRow,
  places: readonly PassPlace[],
): Promise<void> {
  const { personId, holderName, serial } = pass;
  const given = places.map((place) => ({ ...place, paperId: newId(parts.clock.now().getTime()) }));
  for (const [at, { id, groupId, paperId }] of given.entries()) {
    await passTicket(tx.sql, id, { personId, holderName, serial, isOwn: true, paperId });
    await forgetAttendee(parts, tx, groupId, places[at]?.paperId ?? paperId);
    await publishDoorChanged(parts, tx, groupId);
  }
  await givePapers(parts, tx, pass, given);
}

async function tellOfAcceptance(
  parts: Parts,
  tx: Transaction,
  { id: transferId, giverId }: { readonly id: string; readonly giverId: string },
  before: PassRow,
  after: PassRow,
): Promise<void> {
  const actorId = after.personId ?? '';
  await parts.jobs.enqueue(tx, mailTransferJob, { transferId, happening: 'accepted' });
  await notifyOfTransferEnd(parts, tx, { transferId, giverId, actorId, end: 'accepted' });
  await recordAudit(parts, tx, {
    actorId,
    action: 'pass.transferred',
    subjectKind: 'pass',
    subjectId: after.id,
    before: { personId: giverId, serial: before.serial },
    after: { personId: actorId, serial: after.serial },
  });
}

/** Locked until the transaction ends. Throws 404. */
async function lockOwn(tx: Transaction, viewer: Viewer, passId: string): Promise<FoundPass> {
  const found = isId(passId) ? await lockPass(tx.sql, passId) : null;
  if (found?.pass.personId !== viewer.personId) throw passNotFound();
  return found;
}

/**
 * The dates that it is good for and its places, which stay as they are until the transaction ends. Throws `ticket_void`,
 * `already_checked_in`, `event_over` and `transfer_not_allowed`.
 */
async function requireTransferable(parts: Parts, tx: Transaction, { pass, seriesTypeId }: FoundPass) {
  if (pass.state === 'void') throw passVoid();
  const places = await lockPlaces(tx.sql, [pass.id]);
  if (places.some(({ checkedInAt }) => checkedInAt !== null)) throw passIsUsed();
  const { seriesId } = pass;
  const dates = await goodDatesOf(tx.sql, { seriesId, seriesTypeId }, parts.clock.now());
  const [next] = dates;
  if (!next) throw seriesIsOver();
  if (!next.type.isTransferable) throw passNotTransferable();
  if ((await unitsGoingBack(tx.sql, [pass.unitId])).size > 0) throw passGoingBack();
  return { dates, places };
}
