import type { PayoutState } from '@chalkline/contract/money/money.lifecycles.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
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
import { findOwners } from '../sellers/sellers.service.ts';
import { findPayouts } from './payouts.repository.ts';
import type { PayoutRow } from './payouts.table.ts';

const subjectKind = 'payout';

/** Tells a seller that a payout is on its way, or didn't arrive. Their bank says when it arrived. */
export async function notifyOfPayout(
  parts: Parts,
  tx: Transaction,
  { id, sellerId }: PayoutRow,
  state: PayoutState,
): Promise<void> {
  if (state !== 'in_transit' && state !== 'failed') return;
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${id}`,
    subject: { kind: subjectKind, id },
    happening: state,
    actorId: null,
    recipients: (await findOwners(tx.sql, [sellerId])).map(({ personId }) => personId),
    revises: true,
  });
}

export const payoutSubject: NotificationSubject = { kind: subjectKind, raises: ['money'], tell };

/** Shown to those who own the seller now. */
async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findPayouts(
    database.sql,
    notices.map(({ subjectId }) => subjectId),
  );
  const payouts = new Map(found.map((payout) => [payout.id, payout]));
  const owners = await findOwners(
    database.sql,
    found.map(({ sellerId }) => sellerId),
  );
  const pairs = new Set(owners.map(({ sellerId, personId }) => `${sellerId} ${personId}`));
  return notices.map(({ subjectId, personId, happening }) => {
    const payout = payouts.get(subjectId);
    if (!payout || !pairs.has(`${payout.sellerId} ${personId}`)) return null;
    const amount = showMoney(payout.amount, payout.currency);
    return {
      title: happening === 'failed' ? `A payout of ${amount} failed` : `A payout of ${amount} is on its way`,
      text:
        happening === 'failed'
          ? 'Check your bank details. The amount is part of the next payout.'
          : 'It’s usually at your bank within a few days.',
      address: urlOf('revenues', {}, { currency: payout.currency }),
      discreet: happening === 'failed' ? 'A payout failed' : 'A payout is on its way',
    };
  });
}
