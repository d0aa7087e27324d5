import type { PassReply } from '@chalkline/contract/events/pass.schema.ts';
import { holdOrder } from '../../checkout/orders/orders.access.service.ts';
import { giveBackByRule } from '../../checkout/refunds/refunds.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { ownPass } from '../own-passes/own-passes.service.ts';
import { passNotFound, passVoid } from '../passes/passes.errors.ts';
import { findPass, lockPass, lockPlaces } from '../tickets/passes.repository.ts';
import { findTicketOf } from '../tickets/tickets.repository.ts';
import { withdrawOffer } from './offers.service.ts';
import { passIsUsed, ticketNotFound } from './transfers.errors.ts';
import { lockOwn, ownTicket, requireUnused } from './transfers.service.ts';

/**
 * Gives a ticket back that somebody else bought. What the order's refund rule gives goes to who paid. Throws 404 for one's
 * own purchases, which are given back on the order, `ticket_void`, `already_checked_in`, `event_over`, and what
 * refunding throws.
 */
export async function giveBackTicket(parts: Parts, viewer: Viewer, ticketId: string) {
  await parts.database.transaction(async (tx) => {
    const own = isId(ticketId) ? await findTicketOf(tx.sql, viewer.personId, ticketId) : null;
    if (!own || own.passId !== null) throw ticketNotFound();
    const order = await holdOrder(tx, own.orderId);
    const found = await lockOwn(tx.sql, viewer, ticketId);
    if (order.personId === viewer.personId) throw ticketNotFound();
    requireUnused(found, parts.clock.now());
    await withdrawOffer(parts, tx, { ticketId });
    const unitIds = [found.ticket.unitId];
    await giveBackByRule(parts, tx, order, { unitIds, askedBy: viewer.personId });
  });
  return ownTicket(parts, viewer, ticketId);
}

/** The same for a pass, until somebody came with it. */
export async function giveBackPass(parts: Parts, viewer: Viewer, passId: string): Promise<PassReply> {
  await parts.database.transaction(async (tx) => {
    const { pass, order } = await holdOwnPass(tx, viewer, passId);
    if (order.personId === viewer.personId) throw passNotFound();
    if (pass.state === 'void') throw passVoid();
    const places = await lockPlaces(tx.sql, [pass.id]);
    if (places.some(({ checkedInAt }) => checkedInAt !== null)) throw passIsUsed();
    await withdrawOffer(parts, tx, { passId });
    await giveBackByRule(parts, tx, order, { unitIds: [pass.unitId], askedBy: viewer.personId });
  });
  return ownPass(parts, viewer, passId);
}

/** One's own pass with its order, both as they are until the transaction ends. */
async function holdOwnPass(tx: Transaction, viewer: Viewer, passId: string) {
  const known = isId(passId) ? await findPass(tx.sql, passId) : null;
  if (known?.pass.personId !== viewer.personId) throw passNotFound();
  const order = await holdOrder(tx, known.pass.orderId);
  const found = await lockPass(tx.sql, passId);
  if (found?.pass.personId !== viewer.personId) throw passNotFound();
  return { pass: found.pass, order };
}
