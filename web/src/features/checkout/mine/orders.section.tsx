import type { OrderRowReply } from '@chalkline/contract/checkout/order.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useSearchParams } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { isOpenOrder, moneyText } from '../order/order-text.ts';
import styles from './orders.module.css';

/** What somebody bought, with receipts and refunds, and what is still to be paid. */
export function OrdersSection() {
  const searched = useSearchParams()[0].get('search') ?? '';
  const [search, setSearch] = useSearchText('search');
  return (
    <Panel title="Orders">
      <div className={styles.search}>
        <SearchField
          label="Search orders"
          placeholder="What you bought, seller or receipt"
          value={search}
          onChange={setSearch}
        />
      </div>
      <PagedList
        query={checkoutQueries.mine(searched)}
        page="orders-page"
        failed="Couldn’t load your orders"
        noun={['order', 'orders']}
        empty={
          searched !== '' ? (
            <EmptyState title="No matching orders">Try another word.</EmptyState>
          ) : (
            <EmptyState
              title="No orders yet"
              action={
                <ButtonLink size={32} to={urlOf('home')}>
                  Find a competition
                </ButtonLink>
              }
            >
              Registrations and other purchases appear here with their receipts.
            </EmptyState>
          )
        }
      >
        {(orders) => (
          <ul className={styles.orders}>
            {orders.map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}

const states: Readonly<Record<OrderRowReply['state'], string>> = {
  held: 'To be paid',
  awaiting_payment: 'To be paid',
  processing: 'Payment is being checked',
  paid: 'Paid',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  expired: 'Expired',
  canceled: 'Canceled',
};

function OrderLine({ order }: { order: OrderRowReply }) {
  const { id, title, state, total, currency, createdAt, invoiceNumber } = order;
  const isOpen = isOpenOrder(order);
  const address = urlOf('order', { orderId: id });
  const stated = total === 0 && state === 'paid' ? 'Confirmed' : states[state];
  return (
    <li>
      <span className={styles.words}>
        <Link to={address}>{title}</Link>
        <small>
          {stated} · <TimeAgo at={createdAt} />
          {invoiceNumber && ` · Receipt ${invoiceNumber}`}
        </small>
      </span>
      <b className={styles.amount}>{total === 0 ? 'Free' : moneyText(total, currency)}</b>
      {isOpen && (
        <ButtonLink size={32} variant="main" to={address} aria-label={`Pay for ${title}`}>
          Pay
        </ButtonLink>
      )}
    </li>
  );
}
