import { type DisputeGroup, disputeGroups } from '@chalkline/contract/checkout/disputes.schema.ts';
import type { AllDisputesRow, FailedRefundRow } from '@chalkline/contract/checkout/sale-review.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useSearchParams } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { DisputeState } from '../disputes/dispute-state.tsx';
import { reasonText } from '../disputes/dispute-texts.ts';
import styles from '../disputes/disputes.module.css';
import { moneyText } from '../order/order-text.ts';
import { platformQueries } from './platform.queries.ts';
import { SaleReview } from './sale-review.tsx';

const groups = [...disputeGroups, 'refunds'] as const;
type Group = (typeof groups)[number];
const labels: Readonly<Record<Group, string>> = {
  open: 'Open',
  decided: 'Decided',
  refunds: 'Failed refunds',
};

/** Disputes and failed refunds of all sellers, or the one sale that the address names. */
export function DisputesSection() {
  const [params] = useSearchParams();
  const order = params.get('order');
  return order === null ? <Lists /> : <SaleReview key={order} orderId={order} />;
}

function Lists() {
  const { filters, setFilter } = useListFilters({ group: groups });
  const group = filters.group || 'open';
  return (
    <Stack gap={24}>
      <PageTitle below="From all sellers, newest first. Sellers answer disputes and retry refunds in Revenues.">
        Disputes and refunds
      </PageTitle>
      <Panel>
        <div className={styles.bar}>
          <SegmentedControl
            label="Show"
            choices={groups.map((value) => ({ value, label: labels[value] }))}
            value={group}
            onChange={(value) => setFilter('group', value === 'open' ? '' : value)}
          />
        </div>
        {group === 'refunds' ? <FailedRefunds /> : <Disputes group={group} />}
      </Panel>
    </Stack>
  );
}

const sold = (row: { orderId: string; buyerName: string; title: string }) => (
  <span className={styles.who}>
    <Link className={text.link} to={urlOf('dashboard', {}, { part: 'disputes', order: row.orderId })}>
      {row.buyerName}
    </Link>
    <small className={text.hint}>{row.title}</small>
  </span>
);

function Disputes({ group }: { group: DisputeGroup }) {
  return (
    <PagedList
      query={platformQueries.disputes(group)}
      failed="Couldn’t load disputes"
      noun={['dispute', 'disputes']}
      empty={
        <EmptyState title={group === 'open' ? 'No open disputes' : 'No decided disputes'}>
          If a buyer’s bank takes a payment back, it appears here.
        </EmptyState>
      }
    >
      {(rows) => (
        <DataTable caption="Disputes" columns={disputeColumns} rows={rows} rowKey={({ id }) => id} />
      )}
    </PagedList>
  );
}

const disputeColumns: readonly Column<AllDisputesRow>[] = [
  { key: 'buyer', head: 'Buyer', phone: 'lead', cell: sold },
  { key: 'seller', head: 'Seller', cell: ({ seller }) => seller },
  { key: 'reason', head: 'Reason', cell: ({ reason }) => reasonText(reason) },
  { key: 'state', head: 'State', cell: ({ state }) => <DisputeState state={state} asSeller={false} /> },
  {
    key: 'deadline',
    head: 'Answer by',
    cell: ({ state, respondBy }) =>
      state === 'needs_response' && respondBy ? <TimeAgo at={respondBy} /> : '–',
  },
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    cell: ({ amount, currency }) => <b>{moneyText(amount, currency)}</b>,
  },
];

function FailedRefunds() {
  return (
    <PagedList
      query={platformQueries.failedRefunds()}
      page="refunds-page"
      failed="Couldn’t load refunds"
      noun={['refund', 'refunds']}
      empty={
        <EmptyState title="No failed refunds">
          Refunds that the provider couldn’t send appear here.
        </EmptyState>
      }
    >
      {(rows) => (
        <DataTable caption="Failed refunds" columns={refundColumns} rows={rows} rowKey={({ id }) => id} />
      )}
    </PagedList>
  );
}

const refundColumns: readonly Column<FailedRefundRow>[] = [
  { key: 'buyer', head: 'Buyer', phone: 'lead', cell: sold },
  { key: 'seller', head: 'Seller', cell: ({ seller }) => seller },
  { key: 'failure', head: 'Provider code', cell: ({ failure }) => failure ?? '–' },
  { key: 'asked', head: 'Refunded', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    cell: ({ amount, currency }) => <b>{moneyText(amount, currency)}</b>,
  },
];
