import type { DisputeState } from '@chalkline/contract/money/money.lifecycles.ts';
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
import { findDisputesById } from './disputes.repository.ts';

const subjectKind = 'dispute';

/** Tells a seller that a buyer's bank took a payment back, and how it decided. */
export async function notifyOfDispute(
  parts: Parts,
  tx: Transaction,
  sellerId: string,
  disputeId: string,
  state: DisputeState,
): Promise<void> {
  if (state === 'under_review') return;
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${disputeId}:${state}`,
    subject: { kind: subjectKind, id: disputeId },
    happening: state,
    actorId: null,
    recipients: (await findOwners(tx.sql, [sellerId])).map(({ personId }) => personId),
  });
}

export const disputeSubject: NotificationSubject = { kind: subjectKind, raises: ['money'], tell };

/** Shown to those who own the seller now. */
async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findDisputesById(database.sql, ids)).map((one) => [one.id, one]));
  const sellerIds = [...new Set([...found.values()].map(({ order }) => order.sellerId))];
  const owners = new Set(
    (await findOwners(database.sql, sellerIds)).map((owner) => `${owner.sellerId} ${owner.personId}`),
  );
  return notices.map(({ subjectId, personId, happening }) => {
    const one = found.get(subjectId);
    if (!one || !owners.has(`${one.order.sellerId} ${personId}`)) return null;
    const { dispute, order } = one;
    const amount = showMoney(dispute.amount, dispute.currency);
    const address = urlOf('dispute', { orderId: order.id, disputeId: dispute.id });
    if (happening === 'won') {
      return {
        title: `You won the dispute over ${amount}`,
        text: `The payment of ${order.buyerName} stays yours.`,
        address,
        discreet: 'You won a dispute',
      };
    }
    if (happening === 'lost') {
      return {
        title: `You lost the dispute over ${amount}`,
        text: `The bank of ${order.buyerName} returned the payment. It’s taken from your next payout.`,
        address,
        discreet: 'You lost a dispute',
      };
    }
    return {
      title: `${order.buyerName} disputes ${amount}`,
      text: 'Their bank took the payment back. Send evidence before the deadline to get it back.',
      address,
      discreet: 'A payment is disputed',
    };
  });
}
