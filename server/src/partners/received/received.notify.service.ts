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

interface ReceivedNews {
  readonly happening:
    | 'new'
    | 'shipped'
    | 'tracking'
    | 'unshipped'
    | 'canceled'
    | `buyer_${'canceled' | 'canceled_part' | 'wrote'}`
    | 'partner_wrote'
    | `return_${'asked' | 'withdrawn' | 'accepted' | 'declined'}`;
  /** What it happened to, once. */
  readonly of: string;
  readonly recipients: readonly string[];
  readonly tracking?: string;
  /** Of what replaces the news that a parcel left. */
  readonly now?: Date;
}

/** Notifies a buyer of their order, or those who handle a partner's orders of one. */
export async function notifyOfReceived(
  parts: Parts,
  tx: Transaction,
  { id }: Pick<ReceivedRow, 'id'>,
  { happening, of, recipients, tracking = '', now }: ReceivedNews,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${of}:${now ? 'shipped' : happening}`,
    subject: { kind: subjectKind, id },
    // Each revision is another one, as the first.
    happening: now ? `${happening}:${now.getTime()}` : happening,
    revises: now !== undefined,
    details: { tracking },
    actorId: null,
    recipients: [...recipients],
  });
}

/** The same for the buyer alone, unless they deleted their account. */
export function notifyBuyer(
  parts: Parts,
  tx: Transaction,
  row: Pick<ReceivedRow, 'id' | 'personId'>,
  news: Omit<ReceivedNews, 'recipients'>,
): Promise<void> {
  return notifyOfReceived(parts, tx, row, {
    ...news,
    recipients: row.personId === null ? [] : [row.personId],
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

const toPartners: readonly string[] = [
  'new',
  'buyer_canceled',
  'buyer_canceled_part',
  'buyer_wrote',
  'return_asked',
  'return_withdrawn',
];

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
  const order = urlOf('receivedOrders', {}, { id });
  const toSend = pieces === 1 ? 'One piece to send.' : `${pieces} pieces to send.`;
  if (happening === 'buyer_canceled')
    return {
      title: `${buyerName} canceled their order`,
      text: 'There’s nothing to send. The pieces are back in stock.',
      address: order,
      discreet: 'An order was canceled',
    };
  if (happening === 'buyer_canceled_part')
    return {
      title: `${buyerName} canceled a part of their order`,
      text: toSend,
      address: order,
      discreet: 'A part of an order was canceled',
    };
  if (happening === 'buyer_wrote')
    return {
      title: `${buyerName} wrote about an order`,
      text: 'Read and answer it on the order.',
      address: order,
      discreet: 'Someone wrote about an order',
    };
  return {
    title: `New order from ${buyerName}`,
    text: toSend,
    address: order,
    discreet: 'You have a new order',
  };
}

function toBuyer(about: ReceivedForNotice, { personId, happening, details }: Notice): NoticeText | null {
  if (about.buyerId !== personId) return null;
  const address = urlOf('order', { orderId: about.id });
  if (happening === 'canceled')
    return {
      title: `${about.partner} canceled your order`,
      text: about.cancelReason || 'What you paid goes back to you.',
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
  if (happening === 'partner_wrote')
    return {
      title: `${about.partner} wrote about your order`,
      text: 'Read and answer it on your order.',
      address,
      discreet: 'News about an order',
    };
  if (happening.startsWith('unshipped'))
    return {
      title: `${about.partner} hasn’t shipped your order yet`,
      text: 'It was marked as shipped by mistake.',
      address,
      discreet: 'News about an order',
    };
  const tracking = String(details.tracking ?? '');
  const isNew = happening.startsWith('tracking');
  return {
    title: isNew
      ? `New tracking for your order from ${about.partner}`
      : `${about.partner} shipped your order`,
    text: tracking === '' ? 'It’s on its way.' : `Tracking code: ${tracking}.`,
    address,
    discreet: 'An order of yours is on its way',
  };
}
