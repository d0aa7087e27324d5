import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findOwners } from '../sellers/sellers.service.ts';

const subjectKind = 'payout_account';

const texts: Readonly<Record<string, Pick<NoticeText, 'title' | 'text'>>> = {
  enabled: { title: 'Your payout account is ready', text: 'You can sell, and payouts go out on the 1st.' },
  restricted: {
    title: 'Your payout account needs more details',
    text: 'Paid sales are paused until you add them. Places you’ve sold stay valid.',
  },
  disabled: {
    title: 'Your payout account was disabled',
    text: 'Paid sales and payouts are paused. Places you’ve sold stay valid.',
  },
};

/** Tells a seller that the provider changed what their account may do. */
export async function notifyOfAccount(
  parts: Parts,
  tx: Transaction,
  sellerId: string,
  state: string,
): Promise<void> {
  if (!(state in texts)) return;
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id: sellerId },
    happening: state,
    actorId: null,
    recipients: (await findOwners(tx.sql, [sellerId])).map(({ personId }) => personId),
  });
}

/** Shown to those who own the seller now. */
export const payoutAccountSubject: NotificationSubject = { kind: subjectKind, raises: ['money'], tell };

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const isOwner = await ownersAmong(parts, notices);
  return notices.map((notice) => {
    const text = texts[notice.happening];
    if (!text || !isOwner(notice.subjectId, notice.personId)) return null;
    return { ...text, address: urlOf('stripeHome'), discreet: null };
  });
}

/** Whether a person of these notices owns the seller that theirs is about. */
export async function ownersAmong({ database }: SubjectParts, notices: readonly Notice[]) {
  const sellerIds = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const owners = await findOwners(database.sql, sellerIds);
  const pairs = new Set(owners.map(({ sellerId, personId }) => `${sellerId} ${personId}`));
  return (sellerId: string, personId: string) => pairs.has(`${sellerId} ${personId}`);
}
