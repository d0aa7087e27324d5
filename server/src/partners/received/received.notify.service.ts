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

interface ReturnNews {
  readonly happening: `return_${'asked' | 'withdrawn' | 'accepted' | 'declined'}`;
  /** The return. */
  readonly of: string;
  readonly recipients: readonly string[];
}

/** Notifies the partner of what a buyer wants to send back, and the buyer of the answer. */
export async function notifyOfReturn(
  parts: Parts,
  tx: Transaction,
  { id }: Pick<ReceivedRow, 'id'>,
  { happening, of, recipients }: ReturnNews,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${of}:${happening}`,
    subject: { kind: subjectKind, id },
    happening,
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
    return toPartners.includes(notice.happening) ? toPartner(about, notice) : toBuyer(about, notice);
  });
}

const toPartners: readonly string[] = ['new', 'return_asked', 'return_withdrawn'];

function toPartner(about: ReceivedForNotice, { personId, happening }: Notice): NoticeText | null {
  const { id, ownerId, staffIds, buyerName, pieces } = about;
  if (ownerId !== personId && !staffIds.includes(personId)) return null;
  const address = urlOf('receivedOrders', {}, { list: 'returns', id });
  if (happening === 'return_asked')
    return {
      title: `${buyerName} wants to return goods`,
      text: 'Accept or decline the return.',
      address,
      discreet: 'Someone wants to return goods',
    };
  if (happening === 'return_withdrawn')
    return {
      title: `${buyerName} withdrew a return`,
      text: 'The goods stay with the buyer.',
      address,
      discreet: 'A return was withdrawn',
    };
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
  if (happening === 'return_accepted')
    return {
      title: `${about.partner} accepted your return`,
      text: 'See where to send the goods.',
      address,
      discreet: 'News about a return',
    };
  if (happening === 'return_declined')
    return {
      title: `${about.partner} declined your return`,
      text: 'See why on your order.',
      address,
      discreet: 'News about a return',
    };
  const tracking = String(details.tracking ?? '');
  return {
    title: `${about.partner} shipped your order`,
    text: tracking === '' ? 'It’s on its way.' : `Tracking code: ${tracking}.`,
    address,
    discreet: 'An order of yours is on its way',
  };
}
