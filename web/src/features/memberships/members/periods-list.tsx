import type { MembershipDetails, PeriodReply } from '@chalkline/contract/memberships/membership.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import text from '../../../ui/text.module.css';
import { moneyText, spanText } from '../membership-texts.ts';
import { CashActions } from './cash-actions.tsx';

interface PeriodsListProps {
  membership: MembershipDetails;
  /** With links to the orders, which only their buyer may open. */
  withOrders?: boolean;
}

/** What was paid, the latest first. */
export function PeriodsList({ membership, withOrders = false }: PeriodsListProps) {
  const { periods } = membership;
  if (periods.length === 0) return <EmptyState title="No payments yet">Payments appear here.</EmptyState>;
  return (
    <DataTable
      caption="Payments"
      rows={periods}
      rowKey={({ id }) => id}
      columns={[
        { key: 'period', head: 'Period', phone: 'lead', cell: periodText },
        { key: 'amount', head: 'Amount', align: 'right', cell: amountText },
        { key: 'how', head: 'Paid', cell: (period) => <How period={period} isLinked={withOrders} /> },
        ...(periods.some(({ can }) => can.receipt || can.return)
          ? [
              {
                key: 'actions',
                head: 'Actions',
                phone: 'actions',
                align: 'right',
                cell: (period: PeriodReply) => <CashActions membership={membership} period={period} />,
              } as const,
            ]
          : []),
      ]}
    />
  );
}

function periodText(period: PeriodReply): string {
  if (period.isTrial) return `Free trial, ${spanText(period)}`;
  return period.isUpgrade ? `Change of plan, ${spanText(period)}` : spanText(period);
}

function amountText({ amount, currency }: PeriodReply): string {
  return amount === 0 ? 'Free' : moneyText(amount, currency);
}

function How({ period, isLinked }: { period: PeriodReply; isLinked: boolean }) {
  const { amount, orderId, invoiceNumber, isReturned, takenBy } = period;
  const how =
    orderId === null ? (
      amount === 0 ? (
        'At the desk'
      ) : (
        `In cash${takenBy ? `, by ${takenBy}` : ' at the desk'}`
      )
    ) : !isLinked ? (
      (invoiceNumber ?? 'Online')
    ) : (
      <Link className={text.link} to={urlOf('order', { orderId })}>
        {invoiceNumber ? `Invoice ${invoiceNumber}` : 'Order and confirmation'}
      </Link>
    );
  return isReturned ? <>Refunded. {how}</> : how;
}
