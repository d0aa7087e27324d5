import type { OutsideWay } from '@chalkline/contract/checkout/order.schema.ts';
import type { RefundReason } from '@chalkline/contract/checkout/orders.lifecycle.ts';
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
import type { OrderRow } from '../orders/orders.table.ts';
import { mailRefundJob } from './refunds.jobs.ts';
import { findRefundsForNotices, type RefundForNotice } from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';

const subjectKind = 'order_refund';
const toSeller = 'failed_for_seller';

type RefundHappening = 'made' | 'failed' | 'paid_outside';

/**
 * Notifies the buyer of a refund, also one that they asked for; by mail, where a desk sold to their email alone.
 * That it failed, or that its seller paid it past the provider, replaces what they heard of it before.
 */
export async function notifyOfRefund(
  parts: Parts,
  tx: Transaction,
  { personId, email }: Pick<OrderRow, 'personId' | 'email'>,
  { id }: Pick<RefundRow, 'id'>,
  {
    byMail = true,
    happening = 'made',
  }: { readonly byMail?: boolean; readonly happening?: RefundHappening } = {},
): Promise<void> {
  if (personId === null) {
    if (email !== '' && byMail) await parts.jobs.enqueue(tx, mailRefundJob, { refundId: id });
    return;
  }
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${id}`,
    subject: { kind: subjectKind, id },
    happening,
    revises: happening !== 'made',
    actorId: null,
    recipients: [personId],
    byMail,
  });
}

/** Tells who sold it, once, that the buyer doesn’t have their money. */
export async function notifySellerOfFailure(
  parts: Parts,
  tx: Transaction,
  { sellerId }: Pick<OrderRow, 'sellerId'>,
  { id }: Pick<RefundRow, 'id'>,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${id}:${toSeller}`,
    subject: { kind: subjectKind, id },
    happening: toSeller,
    actorId: null,
    recipients: (await findOwners(tx.sql, [sellerId])).map(({ personId }) => personId),
  });
}

/** Shown to the buyer, unless the refund was canceled, and to the seller while it’s failed. */
export const refundSubject: NotificationSubject = { kind: subjectKind, raises: ['money'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const byId = new Map((await findRefundsForNotices(database.sql, ids)).map((row) => [row.id, row]));
  const sellerIds = notices.flatMap(({ happening, subjectId }) =>
    happening === toSeller ? (byId.get(subjectId)?.order.sellerId ?? []) : [],
  );
  const owners = await findOwners(database.sql, sellerIds);
  return notices.map(({ subjectId, personId, happening }) => {
    const refund = byId.get(subjectId);
    if (!refund) return null;
    if (happening !== toSeller) return refund.order.personId === personId ? textOf(refund) : null;
    const { sellerId } = refund.order;
    const isTheirs = owners.some((owner) => owner.sellerId === sellerId && owner.personId === personId);
    return isTheirs ? sellerTextOf(refund) : null;
  });
}

/** null: it arrived, or was paid past the provider. */
function sellerTextOf({ state, amount, order, outsideWay }: RefundForNotice): NoticeText | null {
  if (state !== 'failed' || outsideWay !== null) return null;
  return {
    title: `A refund of ${showMoney(amount, order.currency)} for ${order.title} failed`,
    text: `${order.buyerName} doesn’t have the money yet. We keep trying. You can also pay it another way and note that in the order.`,
    address: urlOf('sale', { orderId: order.id }),
    discreet: 'News about a refund',
  };
}

const usual = 'It goes back the way you paid, usually within 10 days.';

const reasons: Readonly<Record<RefundReason, string>> = {
  requested: usual,
  canceled: usual,
  provider: usual,
  late_payment: `Your payment arrived after your places were released. ${usual}`,
  second_payment: `You’d already paid for this order. ${usual}`,
};

const outside: Readonly<Record<OutsideWay, string>> = {
  cash: 'The seller paid it back in cash',
  bank_transfer: 'The seller paid it back by bank transfer',
  other: 'The seller paid it back',
};

const inCash = 'You get it in cash, at the desk where you paid.';

/** null: there is nothing to tell. */
export function textOf({
  state,
  reason,
  amount,
  isCash,
  order,
  outsideWay,
  outsideReference,
}: RefundForNotice): NoticeText | null {
  if (state === 'canceled') return null;
  const money = showMoney(amount, order.currency);
  const address = urlOf('order', { orderId: order.id });
  const discreet = 'News about a refund';
  if (outsideWay !== null) {
    const reference = outsideReference === null ? '' : ` (${outsideReference})`;
    return {
      title: `You got ${money} back for ${order.title}`,
      text: `${outside[outsideWay]}${reference}.`,
      address,
      discreet,
    };
  }
  return {
    title:
      state === 'failed'
        ? `Your refund of ${money} for ${order.title} is delayed`
        : `You get ${money} back for ${order.title}`,
    text:
      state === 'failed'
        ? 'Your bank didn’t accept it. We’re working on it.'
        : isCash
          ? inCash
          : reasons[reason],
    address,
    discreet,
  };
}
