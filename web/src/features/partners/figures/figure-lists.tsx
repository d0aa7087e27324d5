import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type { PartnerFigures } from '@chalkline/contract/partners/partner-figures.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { localeNow, numberText } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { Thumb } from '../shop-picture.tsx';
import styles from './figures.module.css';

type Attention = PartnerFigures['attention'];

/** What needs the partner’s attention, each with a link to its list. */
export function Matters({ attention }: { attention: Attention }) {
  const matters = mattersOf(attention);
  return (
    <Panel title="Needs attention">
      {matters.length === 0 ? (
        <EmptyState title="All clear">
          Orders to accept and ship, returns and low stock appear here.
        </EmptyState>
      ) : (
        <ul className={styles.matters}>
          {matters.map(({ what, to }) => (
            <li key={what}>
              <Link className={text.link} to={to}>
                {what}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function mattersOf({ toAccept, toShip, returns, low, soldOut, waiting }: Attention) {
  const received = urlOf('receivedOrders');
  const products = urlOf('partnerProducts');
  const some = (count: number, one: string, many: string) =>
    count === 1 ? `1 ${one}` : `${numberText(count)} ${many}`;
  return [
    { count: toAccept, what: some(toAccept, 'order to accept', 'orders to accept'), to: received },
    { count: toShip, what: some(toShip, 'order to ship', 'orders to ship'), to: received },
    {
      count: returns,
      what: some(returns, 'return to handle', 'returns to handle'),
      to: urlOf('receivedOrders', {}, { list: 'returns' }),
    },
    {
      count: low,
      what: some(low, 'variant low on stock', 'variants low on stock'),
      to: urlOf('partnerProducts', {}, { stock: 'low' }),
    },
    { count: soldOut, what: some(soldOut, 'variant sold out', 'variants sold out'), to: products },
    {
      count: waiting,
      what: some(waiting, 'person waiting for stock', 'people waiting for stock'),
      to: products,
    },
  ].filter(({ count }) => count > 0);
}

interface BestSellersProps {
  best: PartnerFigures['best'];
  currency: CurrencyCode;
}

export function BestSellers({ best, currency }: BestSellersProps) {
  if (best.length === 0) return null;
  return (
    <Panel title="Best sellers">
      <DataTable
        caption="Best sellers"
        rows={best}
        rowKey={({ productId }) => productId}
        columns={[
          {
            key: 'name',
            head: 'Product',
            phone: 'lead',
            cell: ({ productId, name, picture }) => (
              <span className={styles.product}>
                <Thumb path={picture} id={productId} />
                <Link className={text.link} to={urlOf('addProduct', {}, { id: productId })}>
                  {name}
                </Link>
              </span>
            ),
          },
          { key: 'pieces', head: 'Pieces', align: 'right', cell: ({ pieces }) => numberText(pieces.now) },
          { key: 'before', head: 'Before', align: 'right', cell: ({ pieces }) => numberText(pieces.before) },
          {
            key: 'sales',
            head: 'Sales',
            align: 'right',
            cell: ({ sales }) => showMoney(sales, currency, localeNow()),
          },
        ]}
      />
    </Panel>
  );
}
