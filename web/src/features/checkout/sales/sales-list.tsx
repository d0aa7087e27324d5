import type { SaleRowReply } from '@chalkline/contract/checkout/sales.schema.ts';
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
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { moneyText } from '../order/order-text.ts';
import { sellingQueries } from '../selling/selling.queries.ts';
import { saleStates } from './sale-texts.ts';
import styles from './sales.module.css';

/** Paid orders, found by name, email, receipt number or what was sold; each leads to its refund desk. */
export function SalesList({ as }: { as: SellingAs }) {
  const { filters, isNarrowed, clear } = useListFilters({ search: anyText });
  return <Sales query={sellingQueries.sales(as, filters.search)} {...{ isNarrowed, clear }} />;
}

/** The same of one event or competition, for its staff. */
export function OfferSalesList(offer: { offerKind: string; offerId: string }) {
  const { filters, isNarrowed, clear } = useListFilters({ search: anyText });
  return <Sales query={sellingQueries.offerSales(offer, filters.search)} {...{ isNarrowed, clear }} />;
}

interface SalesProps {
  query: ReturnType<typeof sellingQueries.sales> | ReturnType<typeof sellingQueries.offerSales>;
  isNarrowed: boolean;
  clear: () => void;
}

function Sales({ query, isNarrowed, clear }: SalesProps) {
  const [search, setSearch] = useSearchText('search');
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label="Search orders"
          placeholder="Name, email, receipt number"
          value={search}
          onChange={setSearch}
        />
      </div>
      <PagedList
        query={query}
        failed="Couldn’t load orders"
        noun={['order', 'orders']}
        empty={
          isNarrowed ? (
            <EmptyState
              title="No matching orders"
              action={
                <Button size={32} onClick={clear}>
                  Clear search
                </Button>
              }
            />
          ) : (
            <EmptyState title="No orders yet">Orders appear here once they’re paid.</EmptyState>
          )
        }
      >
        {(rows) => <DataTable caption="Orders" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </>
  );
}

const columns: readonly Column<SaleRowReply>[] = [
  {
    key: 'buyer',
    head: 'Buyer',
    phone: 'lead',
    cell: ({ id, buyerName, email }) => (
      <span className={styles.who}>
        <Link to={urlOf('sale', { orderId: id })}>{buyerName}</Link>
        <small className={text.hint}>{email}</small>
      </span>
    ),
  },
  {
    key: 'title',
    head: 'For',
    cell: ({ title, bought }) => (
      <span className={styles.who}>
        {title}
        <small className={text.hint}>{bought}</small>
      </span>
    ),
  },
  { key: 'receipt', head: 'Receipt', cell: ({ invoiceNumber }) => invoiceNumber ?? 'Free' },
  { key: 'paidAt', head: 'Paid', cell: ({ paidAt }) => <TimeAgo at={paidAt} /> },
  {
    key: 'state',
    head: 'State',
    cell: ({ state, total }) => (total === 0 && state === 'paid' ? 'Confirmed' : saleStates[state]),
  },
  {
    key: 'refunded',
    head: 'Refunded',
    align: 'right',
    cell: ({ refunded, currency }) => (refunded > 0 ? moneyText(refunded, currency) : '–'),
  },
  {
    key: 'total',
    head: 'Paid total',
    align: 'right',
    cell: ({ total, currency }) => <b>{total === 0 ? 'Free' : moneyText(total, currency)}</b>,
  },
];
