import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { findOwners } from '../../money/sellers/sellers.service.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { OrderRow } from './orders.table.ts';
import { findSalesForNotices, type SaleForNotice } from './sold-notices.repository.ts';

const subjectKind = 'sale';

/** Tells a person who sells that somebody bought something of theirs. */
export async function notifyOfSale(
  parts: Parts,
  tx: Transaction,
  { id, personId }: Pick<OrderRow, 'id' | 'personId'>,
  sellerPersonId: string | null,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${id}`,
    subject: { kind: subjectKind, id },
    happening: 'sold',
    actorId: personId,
    recipients: sellerPersonId === null ? [] : [sellerPersonId],
  });
}

/** Shown to the person who sold it. */
export const saleSubject: NotificationSubject = { kind: subjectKind, raises: ['money'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const byId = new Map((await findSalesForNotices(database.sql, ids)).map((row) => [row.id, row]));
  const sellerIds = [...byId.values()].map(({ sellerId }) => sellerId);
  const owners = await findOwners(database.sql, sellerIds);
  return notices.map(({ subjectId, personId }) => {
    const sale = byId.get(subjectId);
    const isTheirs = owners.some((owner) => owner.sellerId === sale?.sellerId && owner.personId === personId);
    return sale && isTheirs ? textOf(sale) : null;
  });
}

function textOf({ id, buyerName, title, total, currency }: SaleForNotice): NoticeText {
  return {
    title: `${buyerName} ${total > 0 ? 'bought' : 'got'} ${title}`,
    text: total > 0 ? `They paid ${showMoney(total, currency)}.` : 'Nothing to pay.',
    address: urlOf('sale', { orderId: id }),
    discreet: 'You made a sale',
  };
}
