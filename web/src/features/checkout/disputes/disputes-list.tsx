import {
  type DisputeGroup,
  type DisputeRowReply,
  disputeGroups,
} from '@chalkline/contract/checkout/disputes.schema.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { moneyText } from '../order/order-text.ts';
import { sellingQueries } from '../selling/selling.queries.ts';
import { DisputeState } from './dispute-state.tsx';
import { reasonText } from './dispute-texts.ts';
import styles from './disputes.module.css';

const groupLabels: Readonly<Record<DisputeGroup, string>> = { open: 'Open', decided: 'Decided' };

/** Payments that banks took back, with until when to answer. */
export function DisputesList({ as }: { as: SellingAs }) {
  const { filters, setFilter } = useListFilters({ group: disputeGroups });
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          label="State"
          choices={[
            { value: '', label: 'All' },
            ...disputeGroups.map((group) => ({ value: group, label: groupLabels[group] })),
          ]}
          value={filters.group}
          onChange={(group) => setFilter('group', group as DisputeGroup | '')}
        />
      </div>
      <PagedList
        query={sellingQueries.disputes(as, filters.group)}
        failed="Couldn’t load disputes"
        noun={['dispute', 'disputes']}
        empty={
          <EmptyState title={filters.group === '' ? 'No disputes' : 'No matching disputes'}>
            If a buyer’s bank takes a payment back, you answer it here.
          </EmptyState>
        }
      >
        {(rows) => <DataTable caption="Disputes" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </>
  );
}

const columns: readonly Column<DisputeRowReply>[] = [
  {
    key: 'buyer',
    head: 'Buyer',
    phone: 'lead',
    cell: ({ id, orderId, buyerName, title }) => (
      <span className={styles.who}>
        <Link to={urlOf('dispute', { orderId, disputeId: id })}>{buyerName}</Link>
        <small className={text.hint}>{title}</small>
      </span>
    ),
  },
  { key: 'reason', head: 'Reason', cell: ({ reason }) => reasonText(reason) },
  { key: 'opened', head: 'Opened', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
  {
    key: 'deadline',
    head: 'Answer by',
    cell: ({ state, respondBy }) =>
      state === 'needs_response' && respondBy ? <TimeAgo at={respondBy} /> : '–',
  },
  { key: 'state', head: 'State', cell: ({ state }) => <DisputeState state={state} /> },
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    cell: ({ amount, currency }) => <b>{moneyText(amount, currency)}</b>,
  },
];
