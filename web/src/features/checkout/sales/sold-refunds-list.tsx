import {
  type RefundGroup,
  refundGroups,
  type SoldRefundRowReply,
} from '@chalkline/contract/checkout/sales.schema.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { moneyText } from '../order/order-text.ts';
import { sellingQueries } from '../selling/selling.queries.ts';
import { RefundState } from './refund-state.tsx';
import { refundReasons } from './sale-texts.ts';
import styles from './sales.module.css';

const groupLabels: Readonly<Record<RefundGroup, string>> = {
  on_the_way: 'On the way',
  failed: 'Failed',
  arrived: 'Arrived',
};

/** Refunds with where their money is; each leads to its order. */
export function SoldRefundsList({ as }: { as: SellingAs }) {
  const { filters, setFilter } = useListFilters({ search: anyText, group: refundGroups });
  const [search, setSearch] = useSearchText('search');
  const clear = () => {
    setSearch('');
    setFilter('group', '');
  };
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label="Search refunds"
          placeholder="Name, email, receipt number"
          value={search}
          onChange={setSearch}
        />
        <SegmentedControl
          label="Progress"
          choices={[
            { value: '', label: 'All' },
            ...refundGroups.map((group) => ({ value: group, label: groupLabels[group] })),
          ]}
          value={filters.group}
          onChange={(group) => setFilter('group', group as RefundGroup | '')}
        />
      </div>
      <PagedList
        query={sellingQueries.refunds(as, filters)}
        failed="Couldn’t load refunds"
        noun={['refund', 'refunds']}
        empty={
          filters.search !== '' || filters.group !== '' ? (
            <EmptyState
              title="No matching refunds"
              action={
                <Button size={32} onClick={clear}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState title="No refunds yet">To refund an order, open it under Orders.</EmptyState>
          )
        }
      >
        {(rows) => <DataTable caption="Refunds" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </>
  );
}

const columns: readonly Column<SoldRefundRowReply>[] = [
  {
    key: 'buyer',
    head: 'Buyer',
    phone: 'lead',
    cell: ({ orderId, buyerName, title }) => (
      <span className={styles.who}>
        <Link to={urlOf('sale', { orderId })}>{buyerName}</Link>
        <small className={text.hint}>{title}</small>
      </span>
    ),
  },
  { key: 'reason', head: 'Why', cell: ({ reason }) => refundReasons[reason] },
  { key: 'created', head: 'Refunded', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
  { key: 'receipt', head: 'Receipt', cell: ({ invoiceNumber }) => invoiceNumber ?? '–' },
  { key: 'note', head: 'Credit note', cell: ({ creditNoteNumber }) => creditNoteNumber ?? '–' },
  { key: 'state', head: 'State', cell: (refund) => <RefundState {...refund} /> },
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    cell: ({ amount, currency }) => <b>{moneyText(amount, currency)}</b>,
  },
];
