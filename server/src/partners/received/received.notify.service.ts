import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ReceivedRow } from './received.table.ts';
import { findForReceivedNotices, type ReceivedForNotice } from './received-notices.repository.ts';

const subjectKind = 'received_order';

interface DeliveryNews {
  readonly happening: 'shipped' | 'canceled';
  /** What it happened to, once. */
  readonly of: string;
  readonly tracking?: string;
}

/** Notifies the buyer of what happens to their order. */
export async function notifyOfDelivery(
  parts: Parts,
  tx: Transaction,
  { id, personId }: Pick<ReceivedRow, 'id' | 'personId'>,
  { happening, of, tracking = '' }: DeliveryNews,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${of}:${happening}`,
    subject: { kind: subjectKind, id },
    happening,
    details: { tracking },
    actorId: null,
    recipients: personId === null ? [] : [personId],
  });
}

/** Notifies those who handle the partner's orders of a new one. */
export async function notifyOfNewOrder(
  parts: Parts,
  tx: Transaction,
  id: string,
  recipients: readonly string[],
): Promise<void> {
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${id}:new`,
    subject: { kind: subjectKind, id },
    happening: 'new',
    details: {},
    actorId: null,
    recipients: [...recipients],
  });
}

/** Shown to the buyer, and to the partner's owner and staff, each what is theirs. */
export const receivedSubject: NotificationSubject = { kind: subjectKind, raises: ['money'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findForReceivedNotices(database.sql, ids)).map((row) => [row.id, row]));
  return notices.map((notice) => {
    const about = found.get(notice.subjectId);
    if (!about) return null;
    return notice.happening === 'new' ? toPartner(about, notice) : toBuyer(about, notice);
  });
}

function toPartner({ id, ownerId, staffIds, buyerName, pieces }: ReceivedForNotice, { personId }: Notice) {
  if (ownerId !== personId && !staffIds.includes(personId)) return null;
  return {
    title: `New order from ${buyerName}`,
    text: pieces === 1 ? 'One piece to send.' : `${pieces} pieces to send.`,
    address: urlOf('receivedOrders', {}, { id }),
    discreet: 'You have a new order',
  };
}

function toBuyer(about: ReceivedForNotice, { personId, happening, details }: Notice): NoticeText | null {
  if (about.buyerId !== personId) return null;
  const address = urlOf('order', { orderId: about.id });
  if (happening === 'canceled')
    return {
      title: `${about.partner} canceled your order`,
      text: 'What you paid goes back to you.',
      address,
      discreet: 'News about an order',
    };
  const tracking = String(details.tracking ?? '');
  return {
    title: `${about.partner} shipped your order`,
    text: tracking === '' ? 'It’s on its way.' : `Tracking code: ${tracking}.`,
    address,
    discreet: 'An order of yours is on its way',
  };
}
