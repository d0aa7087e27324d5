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
import { findTransferTexts } from './entry-transfers.repository.ts';
import type { EntryTransferRow } from './entry-transfers.table.ts';

const subjectKind = 'entry_transfer';

interface TransferNews {
  readonly transferId: string;
  readonly happening: 'offered' | 'accepted' | 'declined';
  readonly actorId: string;
  readonly recipient: string;
}

/** Notifies who is offered a place, and who offered it of the answer. */
export async function notifyOfTransfer(
  parts: Parts,
  tx: Transaction,
  { transferId, happening, actorId, recipient }: TransferNews,
): Promise<void> {
  await notify(parts, tx, {
    kind: happening === 'offered' ? 'invite' : 'challenge',
    cause: `${subjectKind}:${transferId}:${happening}`,
    subject: { kind: subjectKind, id: transferId },
    happening,
    actorId,
    recipients: [recipient],
  });
}

/** An offer is shown while it's open, its answer for good. */
export const entryTransferSubject: NotificationSubject = {
  kind: subjectKind,
  raises: ['invite', 'challenge'],
  tell,
};

async function tell(
  { database, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findTransferTexts(database.sql, ids)).map((one) => [one.transfer.id, one]));
  return notices.map((notice) => {
    const one = found.get(notice.subjectId);
    return one && one.competition.state !== 'draft' ? textOf(notice, one, clock.now()) : null;
  });
}

type TransferText = Awaited<ReturnType<typeof findTransferTexts>>[number];

function textOf({ happening }: Notice, one: TransferText, now: Date): NoticeText | null {
  const { transfer, from, division, competition } = one;
  if (happening === 'offered') {
    if (!isOpen(transfer, now)) return null;
    return {
      title: `${from} offers you a place in ${competition.name}`,
      text: `${division}. Accept it to compete; there’s nothing to pay.`,
      address: transferAddress(transfer),
      discreet: null,
    };
  }
  const title =
    happening === 'accepted'
      ? `Your place in ${competition.name} has been transferred`
      : `Your place in ${competition.name} wasn’t accepted`;
  const text =
    happening === 'accepted'
      ? `${transfer.email} competes in ${division} now.`
      : `${transfer.email} declined. It’s still yours.`;
  return { title, text, address: urlOf('compete', { id: competition.id }), discreet: null };
}

const isOpen = ({ state, expiresAt }: EntryTransferRow, now: Date) => state === 'offered' && expiresAt > now;

/** Where an offer is accepted or declined. */
export function transferAddress({
  id,
  competitionId,
}: Pick<EntryTransferRow, 'id' | 'competitionId'>): string {
  return urlOf('compete', { id: competitionId }, { transfer: id });
}
