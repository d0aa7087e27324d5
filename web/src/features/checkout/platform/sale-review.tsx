import type { ReviewedSale } from '@chalkline/contract/checkout/sale-review.schema.ts';
import type { SaleRefund } from '@chalkline/contract/checkout/sales.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useKnownAddresses } from '../../../platform/known-addresses.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../disputes/disputes.module.css';
import { moneyText } from '../order/order-text.ts';
import { outsideText } from '../order/outside-text.ts';
import { PaidOutsideModal } from '../sales/paid-outside-modal.tsx';
import { RefundState } from '../sales/refund-state.tsx';
import { refundReasons, saleStates } from '../sales/sale-texts.ts';
import { alertTexts } from './alert-texts.ts';
import { platformQueries } from './platform.queries.ts';
import { ReviewedDispute } from './reviewed-dispute.tsx';

const lists = urlOf('dashboard', {}, { part: 'disputes' });

/** What became of the money of one sale. */
export function SaleReview({ orderId }: { orderId: string }) {
  const query = useQuery(platformQueries.review(orderId));
  const sale = query.data;
  useScreenTitle(sale && `${sale.buyerName}: ${sale.title}`);
  return (
    <Stack gap={24}>
      <PageTitle
        above={
          <Crumbs
            steps={[{ label: 'Disputes and refunds', to: lists }, { label: sale?.invoiceNumber ?? 'Order' }]}
          />
        }
        below={sale?.title}
      >
        {sale?.buyerName ?? 'Order'}
      </PageTitle>
      <Loaded query={query} failed="Couldn’t load the order" refused={refused} panel>
        {(loaded) => <Shown sale={loaded} />}
      </Loaded>
    </Stack>
  );
}

function Shown({ sale }: { sale: ReviewedSale }) {
  const { currency, payments, refunds, disputes, alerts, lines } = sale;
  const show = (amount: number) => moneyText(amount, currency);
  const [marked, setMarked] = useState<SaleRefund | null>(null);
  return (
    <>
      <Note>
        You can read this order because its payment needs attention. Your visit is recorded in the audit log.
      </Note>
      <Facts>
        <Fact label="State" value={saleStates[sale.state]} note={<Paid sale={sale} />} />
        <Fact label="Total" value={show(sale.total)} note={`${show(sale.fee)} platform fee`} />
        <Fact label="Seller" value={<Seller seller={sale.seller} />} />
        <Fact
          label="Buyer"
          value={sale.buyerName}
          note={
            <a className={text.link} href={`mailto:${sale.email}`}>
              {sale.email}
            </a>
          }
        />
      </Facts>
      {disputes.map((dispute) => (
        <ReviewedDispute key={dispute.id} dispute={dispute} currency={currency} />
      ))}
      {alerts.length > 0 && (
        <Panel title="Payment alerts">
          <DataTable caption="Payment alerts" columns={alertColumns} rows={alerts} rowKey={({ id }) => id} />
        </Panel>
      )}
      <Panel title="Payments">
        <DataTable
          caption="Payments"
          columns={paymentColumns(show)}
          rows={payments}
          rowKey={({ id }) => id}
        />
      </Panel>
      {refunds.length > 0 && (
        <Panel title="Refunds">
          <DataTable
            caption="Refunds"
            columns={refundColumns(show, setMarked)}
            rows={refunds}
            rowKey={({ id }) => id}
          />
        </Panel>
      )}
      {marked && (
        <PaidOutsideModal
          orderId={sale.id}
          refund={marked}
          currency={currency}
          forSeller
          onClose={() => setMarked(null)}
        />
      )}
      <Panel title="What was bought">
        <DataTable
          caption="What was bought"
          columns={lineColumns(show)}
          rows={lines}
          rowKey={({ id }) => id}
        />
      </Panel>
    </>
  );
}

function Paid({ sale: { paidAt, createdAt } }: { sale: ReviewedSale }) {
  return paidAt ? (
    <>
      Paid <TimeAgo at={paidAt} />
    </>
  ) : (
    <>
      Ordered <TimeAgo at={createdAt} />
    </>
  );
}

function Seller({ seller: { name, personId } }: { seller: ReviewedSale['seller'] }) {
  const known = useKnownAddresses();
  if (personId === null || !known.has(addresses.editUser)) return name;
  return (
    <Link className={text.link} to={urlOf('editUser', { id: personId })}>
      {name}
    </Link>
  );
}

type Show = (amount: number) => string;

const alertColumns: readonly Column<ReviewedSale['alerts'][number]>[] = [
  {
    key: 'kind',
    head: 'Alert',
    phone: 'lead',
    cell: ({ kind }) => (
      <span className={styles.who}>
        <b>{alertTexts[kind].title}</b>
        <small className={text.hint}>{alertTexts[kind].hint}</small>
      </span>
    ),
  },
  { key: 'state', head: 'State', cell: ({ isOpen }) => (isOpen ? 'Open' : 'Acknowledged') },
  { key: 'raised', head: 'Raised', align: 'right', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
];

const paymentTexts: Readonly<Record<ReviewedSale['payments'][number]['state'], string>> = {
  created: 'Not paid yet',
  requires_method: 'Not paid yet',
  requires_action: 'Not confirmed yet',
  processing: 'Being checked',
  succeeded: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
};

const paymentColumns = (show: Show): readonly Column<ReviewedSale['payments'][number]>[] => [
  {
    key: 'reference',
    head: 'At the provider',
    phone: 'lead',
    cell: ({ provider, reference }) => (
      <span className={styles.who}>
        <b>{reference ?? 'No reference'}</b>
        <small className={text.hint}>{provider}</small>
      </span>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ state, failure }) => paymentTexts[state] + (failure ? ` (${failure})` : ''),
  },
  { key: 'when', head: 'Started', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
  { key: 'amount', head: 'Amount', align: 'right', cell: ({ amount }) => <b>{show(amount)}</b> },
];

const refundColumns = (
  show: Show,
  onMark: (refund: SaleRefund) => void,
): readonly Column<ReviewedSale['refunds'][number]>[] => [
  {
    key: 'why',
    head: 'Why',
    phone: 'lead',
    cell: ({ reason, note, askedBy }) => (
      <span className={styles.who}>
        <b>{refundReasons[reason]}</b>
        {(note || askedBy) && (
          <small className={text.hint}>{[askedBy, note].filter(Boolean).join(': ')}</small>
        )}
      </span>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ state, isCash, failure }) => (
      <>
        <RefundState {...{ state, isCash }} />
        {failure && ` (${failure})`}
      </>
    ),
  },
  {
    key: 'outside',
    head: 'Paid back',
    cell: (refund) =>
      refund.state === 'failed' ? (
        <Button size={32} onClick={() => onMark(refund)}>
          Mark as paid back
        </Button>
      ) : (
        [outsideText(refund), refund.settledBy && `noted by ${refund.settledBy}`]
          .filter(Boolean)
          .join(', ') || '–'
      ),
  },
  { key: 'when', head: 'Refunded', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
  { key: 'amount', head: 'Amount', align: 'right', cell: ({ amount }) => <b>{show(amount)}</b> },
];

const lineColumns = (show: Show): readonly Column<ReviewedSale['lines'][number]>[] => [
  { key: 'what', head: 'Item', phone: 'lead', cell: ({ title }) => <b>{title}</b> },
  { key: 'count', head: 'Quantity', align: 'right', cell: ({ count }) => count },
  { key: 'total', head: 'Total', align: 'right', cell: ({ total }) => show(total) },
];

function refused(failure: Error) {
  if (!(failure instanceof CallFailed) || failure.status !== 404) return null;
  return (
    <EmptyState
      title="This order couldn’t be found"
      action={
        <ButtonLink size={32} to={lists}>
          Disputes and refunds
        </ButtonLink>
      }
    >
      The link may be wrong, or this order doesn’t need an administrator.
    </EmptyState>
  );
}
