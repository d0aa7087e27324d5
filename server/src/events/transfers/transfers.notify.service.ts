import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify, retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Offer } from '../tickets/transfers.repository.ts';
import { offersByIds } from './shown-offers.service.ts';
import { nounOf, offerTitle, thingOf } from './transfer-words.rules.ts';

const subjectKind = 'ticket_transfer';

/** Tells somebody who is known here of an offer, in the app: its mail goes to everybody alike. */
export async function notifyOfOffer(
  parts: Parts,
  tx: Transaction,
  { id, giverId }: Offer['transfer'],
  personId: string,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'invite',
    cause: `${subjectKind}:${id}`,
    subject: { kind: subjectKind, id },
    happening: 'offered',
    actorId: giverId,
    recipients: [personId],
    byMail: false,
  });
}

interface TransferEnd {
  readonly transferId: string;
  readonly giverId: string;
  /** Whom it was offered to. */
  readonly actorId: string;
  readonly end: 'accepted' | 'declined';
}

/** Tells the giver. An accepted offer has its own mail. */
export async function notifyOfTransferEnd(
  parts: Parts,
  tx: Transaction,
  { transferId: id, giverId, actorId, end }: TransferEnd,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'event',
    cause: `${subjectKind}:${id}:${end}`,
    subject: { kind: subjectKind, id },
    happening: end,
    actorId,
    recipients: [giverId],
    byMail: end === 'declined',
  });
}

/** Takes back what was said of an offer that was withdrawn. */
export async function retractTransferNotices(parts: Parts, tx: Transaction, id: string): Promise<void> {
  await retractNotices(parts, tx, { kind: subjectKind, id });
}

/** The offer while it can be accepted, to whom it is made; what became of it, to the giver. */
export const transferSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['invite', 'event'],
  tell,
};

async function tell(
  { clock, database }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = await offersByIds(database.sql, ids, clock.now());
  const byId = new Map(found.map((offer) => [offer.transfer.id, offer]));
  return notices.map((notice) => {
    const offer = byId.get(notice.subjectId);
    return offer ? textOf(notice, offer) : null;
  });
}

function textOf({ happening, personId }: Notice, offer: Offer): NoticeText | null {
  const { transfer, typeName } = offer;
  const isGivers = transfer.giverId === personId;
  const address = urlOf('myTickets');
  if (happening === 'offered' && !isGivers && transfer.state === 'offered')
    return {
      title: offerTitle(offer),
      text: `${typeName}. Accept or decline it under My tickets.`,
      address,
      discreet: null,
    };
  if (happening !== transfer.state || !isGivers) return null;
  return transfer.state === 'accepted'
    ? {
        title: `${transfer.email} accepted your ${thingOf(offer)}`,
        text: `${typeName}. Your code no longer works.`,
        address,
        discreet: `A ${nounOf(offer)} you offered was accepted`,
      }
    : {
        title: `${transfer.email} declined your ${thingOf(offer)}`,
        text: `${typeName}. It’s still yours, and you can offer it to someone else.`,
        address,
        discreet: `A ${nounOf(offer)} you offered was declined`,
      };
}
