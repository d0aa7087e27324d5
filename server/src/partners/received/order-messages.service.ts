import type { NewOrderMessage } from '@chalkline/contract/partners/order-message.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findHandlerIds } from '../partners/partner-staff.repository.ts';
import { insertOrderMessage } from './order-messages.repository.ts';
import { buyerGone } from './received.errors.ts';
import { notifyOfReceived } from './received.notify.service.ts';
import { changeReceived, getDelivery, type ReceivedView, takeOwn } from './received.service.ts';
import type { ReceivedRow } from './received.table.ts';

/** Of an order’s buyer, to all who handle the partner’s orders. Throws 404 for another person’s order. */
export async function writeToPartner(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  { text }: NewOrderMessage,
): Promise<ReceivedView | null> {
  await parts.database.transaction(async (tx) => {
    const row = await takeOwn(tx, viewer, orderId);
    const recipients = await findHandlerIds(tx.sql, row.partnerId);
    await write(parts, tx, row, { personId: viewer.personId, isFromPartner: false, text, recipients });
  });
  return getDelivery(parts, viewer, orderId);
}

/** Throws 404 for another partner’s order, and 409 where the buyer deleted their account. */
export function writeToBuyer(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  { text }: NewOrderMessage,
): Promise<ReceivedView> {
  return changeReceived(parts, viewer, orderId, null, async (tx, row) => {
    if (row.personId === null) throw buyerGone();
    const recipients = [row.personId];
    await write(parts, tx, row, { personId: viewer.personId, isFromPartner: true, text, recipients });
    return true;
  });
}

interface Written {
  readonly personId: string;
  readonly isFromPartner: boolean;
  readonly text: string;
  readonly recipients: readonly string[];
}

async function write(
  parts: Parts,
  tx: Transaction,
  row: ReceivedRow,
  { recipients, ...written }: Written,
): Promise<void> {
  const now = parts.clock.now();
  const id = newId(now.getTime());
  await insertOrderMessage(tx.sql, { id, orderId: row.id, createdAt: now, ...written });
  const happening = written.isFromPartner ? 'partner_wrote' : 'buyer_wrote';
  await notifyOfReceived(parts, tx, row, { happening, of: id, recipients });
}
