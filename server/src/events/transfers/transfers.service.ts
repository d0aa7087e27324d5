import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import type { NewTransfer, TicketAcceptance } from '@chalkline/contract/events/transfer.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { holdOrder } from '../../checkout/orders/orders.access.service.ts';
import { unitsGoingBack } from '../../checkout/refunds/refunds.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { publishDoorChanged } from '../door/door.live.service.ts';
import { checkPerson, forgetAttendee, storeAttendee } from '../papers/attendees.service.ts';
import { findTicketOf, findTicketsByIds } from '../tickets/tickets.repository.ts';
import { showTickets } from '../tickets/tickets.show.service.ts';
import {
  endTransfer,
  lockForTransfer,
  passTicket,
  type TicketToPass,
} from '../tickets/transfers.repository.ts';
import type { TicketTransferRow } from '../tickets/transfers.table.ts';
import { findMine, placeOffer, withdrawOffer } from './offers.service.ts';
import {
  eventIsOver,
  ticketGoingBack,
  ticketIsUsed,
  ticketIsVoid,
  ticketNotFound,
  transferNotAllowed,
} from './transfers.errors.ts';
import { mailTransferJob } from './transfers.jobs.ts';
import { notifyOfTransferEnd } from './transfers.notify.service.ts';

/**
 * Offers a ticket to somebody by email. It stays its holder's until they accept. The same offer again changes nothing.
 * Neither reply nor time tells whether the address has an account.
 */
export async function offerTicket(
  parts: Parts,
  viewer: Viewer,
  ticketId: string,
  { email }: NewTransfer,
): Promise<TicketReply> {
  await makeOffer(parts, viewer, ticketId, { email });
  return ownTicket(parts, viewer, ticketId);
}

/** The same; gives the offer. */
export async function makeOffer(
  parts: Parts,
  viewer: Viewer,
  ticketId: string,
  { email }: NewTransfer,
): Promise<TicketTransferRow> {
  return parts.database.transaction(async (tx) => {
    const found = await lockOwn(tx.sql, viewer, ticketId);
    const now = parts.clock.now();
    await requireTransferable(tx.sql, found, now);
    const { serial } = found.ticket;
    return placeOffer(parts, tx, viewer, {
      passed: { ticketId },
      email,
      serial,
      expiresAt: found.endsAt ?? now,
    });
  });
}

/** Takes an offer back. Without one, nothing happens. */
export async function withdrawTicketOffer(
  parts: Parts,
  viewer: Viewer,
  ticketId: string,
): Promise<TicketReply> {
  await parts.database.transaction(async (tx) => {
    await lockOwn(tx.sql, viewer, ticketId);
    await withdrawOffer(parts, tx, { ticketId });
  });
  return ownTicket(parts, viewer, ticketId);
}

/**
 * The ticket is the viewer's from now on: the code that its giver has is void, and it gets the next serial. Accepted twice,
 * it is the same ticket. They answer and sign again. Throws 404 for what isn't offered to them, and what keeps the ticket
 * from being passed on, 422 `answer_required` and `waiver_required`.
 */
export async function acceptTicket(
  parts: Parts,
  viewer: Viewer,
  transferId: string,
  { answers }: TicketAcceptance,
): Promise<TicketReply> {
  const ticketId = await parts.database.transaction(async (tx) => {
    const { id, ticketId, giverId, serial } = await findMine(tx.sql, viewer, transferId);
    const at = parts.clock.now();
    const [known] = ticketId === null ? [] : await findTicketsByIds(tx.sql, [ticketId]);
    // First: its buyer either gives it back, or finds it passed on.
    if (known) await holdOrder(tx, known.orderId);
    const found = known ? await lockForTransfer(tx.sql, known.id) : null;
    if (!ticketId || !found) throw ticketNotFound();
    const { ticket } = found;
    if (!(await endTransfer(tx.sql, id, 'accepted', at))) {
      // Of two calls at once, the second finds the ticket in their hands.
      if (ticket.personId === viewer.personId) return ticketId;
      throw ticketNotFound();
    }
    await requireTransferable(tx.sql, found, at);
    if (ticket.serial !== serial) throw ticketIsVoid();
    const { personId, name: holderName } = viewer;
    const { groupId } = ticket;
    const checked = found.asksPapers ? await checkPerson(tx, groupId, personId, answers) : [];
    const paperId = newId(at.getTime());
    await passTicket(tx.sql, ticketId, { personId, holderName, serial: serial + 1, isOwn: true, paperId });
    await forgetAttendee(parts, tx, groupId, ticket.paperId);
    await storeAttendee(parts, tx, groupId, { paperId, name: holderName, personId, answers: checked });
    await parts.jobs.enqueue(tx, mailTransferJob, { transferId: id, happening: 'accepted' });
    await notifyOfTransferEnd(parts, tx, { transferId: id, giverId, actorId: personId, end: 'accepted' });
    await publishDoorChanged(parts, tx, ticket.groupId);
    await recordAudit(parts, tx, {
      actorId: personId,
      action: 'ticket.transferred',
      subjectKind: 'ticket',
      subjectId: ticketId,
      before: { personId: giverId, serial },
      after: { personId, serial: serial + 1 },
    });
    return ticketId;
  });
  return ownTicket(parts, viewer, ticketId);
}

/** Locked until the transaction ends. Throws 404. */
export async function lockOwn(sql: Sql, viewer: Viewer, ticketId: string): Promise<TicketToPass> {
  const own = isId(ticketId) ? await findTicketOf(sql, viewer.personId, ticketId) : null;
  const found = own && (await lockForTransfer(sql, ticketId));
  if (found?.ticket.personId !== viewer.personId) throw ticketNotFound();
  return found;
}

async function requireTransferable(sql: Sql, found: TicketToPass, now: Date): Promise<void> {
  requireUnused(found, now);
  if (!found.isTransferable) throw transferNotAllowed();
  const { unitId } = found.ticket;
  if (unitId !== null && (await unitsGoingBack(sql, [unitId])).size > 0) throw ticketGoingBack();
}

/** Throws `ticket_void`, `already_checked_in` and `event_over`. */
export function requireUnused({ ticket, endsAt, archivedAt }: TicketToPass, now: Date): void {
  if (ticket.state === 'void') throw ticketIsVoid();
  if (ticket.checkedInAt !== null) throw ticketIsUsed();
  if (archivedAt !== null || endsAt === null || endsAt <= now) throw eventIsOver();
}

export async function ownTicket(parts: Parts, viewer: Viewer, ticketId: string): Promise<TicketReply> {
  const found = await findTicketOf(parts.database.sql, viewer.personId, ticketId);
  const [shown] = found ? await showTickets(parts, [found]) : [];
  if (!shown) throw ticketNotFound();
  return shown;
}
