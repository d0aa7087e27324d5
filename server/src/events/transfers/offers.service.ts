import type { NewTransfer } from '@chalkline/contract/events/transfer.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockPass } from '../tickets/passes.repository.ts';
import {
  countTransfersSince,
  endTransfer,
  findOpenTransfers,
  findTransferTo,
  insertTransfer,
  lockForTransfer,
  type Passed,
} from '../tickets/transfers.repository.ts';
import type { TicketTransferRow } from '../tickets/transfers.table.ts';
import { provenAddress } from './shown-offers.service.ts';
import { offerNotFound, tooManyTransfers, transferOpen, transferToSelf } from './transfers.errors.ts';
import { mailTransferJob } from './transfers.jobs.ts';
import { notifyOfTransferEnd, retractTransferNotices } from './transfers.notify.service.ts';

/** Within 24 hours: as many as one order has pieces, and few to one address. */
const mostADay = { all: 100, toAddress: 20 } as const;

interface NewOffer extends NewTransfer {
  readonly passed: Passed;
  readonly serial: number;
  readonly expiresAt: Date;
}

/**
 * Offers what its holder has locked; the same offer again changes nothing. Throws `transfer_to_self`, `transfer_open` and
 * `too_many_transfers`.
 */
export async function placeOffer(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { passed, email, serial, expiresAt }: NewOffer,
): Promise<TicketTransferRow> {
  const createdAt = parts.clock.now();
  const giver = await personById(tx.sql, viewer.personId);
  if (giver?.email.toLowerCase() === email) throw transferToSelf();
  const open = await openOfferOf(tx.sql, passed);
  if (open?.email === email) return open;
  if (open) throw transferOpen();
  await lock(tx, 'ticket transfers', viewer.personId, 'exclusive');
  const since = new Date(createdAt.getTime() - day);
  const sent = await countTransfersSince(tx.sql, viewer.personId, email, since);
  if (sent.all >= mostADay.all || sent.toAddress >= mostADay.toAddress) throw tooManyTransfers();
  const transfer: TicketTransferRow = {
    id: newId(createdAt.getTime()),
    ticketId: null,
    passId: null,
    ...passed,
    serial,
    email,
    createdAt,
    expiresAt,
    state: 'offered',
    endedAt: null,
    giverId: viewer.personId,
    giverName: viewer.name,
  };
  await insertTransfer(tx.sql, transfer);
  await parts.jobs.enqueue(tx, mailTransferJob, { transferId: transfer.id, happening: 'offered' });
  return transfer;
}

/** Takes an offer back of what its holder has locked. Without one, nothing happens. */
export async function withdrawOffer(parts: Parts, tx: Transaction, passed: Passed): Promise<void> {
  const open = await openOfferOf(tx.sql, passed);
  if (!open) return;
  await endTransfer(tx.sql, open.id, 'withdrawn', parts.clock.now());
  await retractTransferNotices(parts, tx, open.id);
}

async function openOfferOf(sql: Sql, passed: Passed): Promise<TicketTransferRow | undefined> {
  const id = 'ticketId' in passed ? passed.ticketId : passed.passId;
  return (await findOpenTransfers(sql, [id])).get(id);
}

/** What is offered stays whose it is, who learns of it. */
export async function declineOffer(parts: Parts, viewer: Viewer, transferId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { id, giverId, ticketId, passId } = await findMine(tx.sql, viewer, transferId);
    if (ticketId) await lockForTransfer(tx.sql, ticketId);
    if (passId) await lockPass(tx.sql, passId);
    if (!(await endTransfer(tx.sql, id, 'declined', parts.clock.now()))) throw offerNotFound();
    const { personId: actorId } = viewer;
    await notifyOfTransferEnd(parts, tx, { transferId: id, giverId, actorId, end: 'declined' });
    return null;
  });
}

/** An offer to the viewer: open, or one that they accepted before. Throws 404. */
export async function findMine(sql: Sql, viewer: Viewer, transferId: string): Promise<TicketTransferRow> {
  const email = isId(transferId) ? await provenAddress(sql, viewer) : null;
  const found = email === null ? null : await findTransferTo(sql, email, transferId);
  if (!found) throw offerNotFound();
  return found;
}
