import type { SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { moneyText } from '../order/order-text.ts';
import { ReceiptButton } from '../room/receipt-button.tsx';
import { sellingQueries } from '../selling/selling.queries.ts';
import { LostToBank } from './lost-to-bank.tsx';
import { RefundDesk } from './refund-desk.tsx';
import { SaleRefunds } from './sale-refunds.tsx';
import { SaleUnits } from './sale-units.tsx';

/** `/revenues/orders/:orderId`: an order for those who sold it, where they refund it. */
export function SaleScreen() {
  const { orderId = '' } = useParams();
  const query = useQuery(sellingQueries.sale(orderId));
  const order = query.data?.order;
  useScreenTitle(order && `${order.buyerName}: ${order.title}`);
  return (
    <Page width="work">
      <Loaded query={query} failed="Couldn’t load the order" refused={refused} panel>
        {(sale) => <Shown sale={sale} />}
      </Loaded>
    </Page>
  );
}

function Shown({ sale }: { sale: SaleReply }) {
  const { order, units, isDisputed, desk } = sale;
  const { id, buyerName, email, title, total, currency, paidAt, invoiceNumber } = order;
  const isPaid = order.state === 'paid' || order.state === 'partly_refunded';
  const isRefundable =
    isPaid && !isDisputed && (units.some(({ left }) => left > 0) || (total === 0 && hasPlaces(sale)));
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Crumbs
          steps={[
            { label: 'Revenues', to: urlOf('revenues') },
            { label: 'Orders and refunds', to: urlOf('sales') },
            { label: invoiceNumber ?? 'Order' },
          ]}
        />
        <PageTitle
          below={
            <>
              {title} · {total === 0 ? 'Free' : `${moneyText(total, currency)} paid`}{' '}
              {paidAt && <TimeAgo at={paidAt} />}
              {desk && `, ${desk.method === 'cash' ? 'in cash' : 'by card'} at the desk, sold by ${desk.by}`}
            </>
          }
          actions={
            <Row>
              {email && (
                <ButtonLink size={32} href={`mailto:${email}`}>
                  Email {buyerName.split(' ')[0]}
                </ButtonLink>
              )}
              {paidAt && <ReceiptButton orderId={id}>Receipt</ReceiptButton>}
            </Row>
          }
        >
          {buyerName}
        </PageTitle>
      </Stack>
      {isDisputed && (
        <Note tone="warn">
          The buyer’s bank is deciding about this payment. You can’t refund it meanwhile, because it would be
          paid back twice.
        </Note>
      )}
      <LostToBank sale={sale} />
      {isRefundable ? (
        <RefundDesk key={refundsKey(sale)} sale={sale} />
      ) : (
        <Panel title="What was bought">
          <SaleUnits sale={sale} />
        </Panel>
      )}
      <SaleRefunds sale={sale} />
    </Stack>
  );
}

const hasPlaces = ({ order }: SaleReply) =>
  order.lines.some(({ units }) => units.some(({ isReturned }) => !isReturned));

/** The desk starts over once something else was refunded. */
const refundsKey = ({ order, refunds }: SaleReply) => `${order.id} ${refunds.length}`;

function refused(failure: Error) {
  if (!(failure instanceof CallFailed) || failure.status !== 404) return null;
  return (
    <EmptyState
      isPage
      title="This order couldn’t be found"
      action={
        <ButtonLink size={32} to={urlOf('sales')}>
          Orders and refunds
        </ButtonLink>
      }
    >
      The link may be wrong, or the order belongs to another seller.
    </EmptyState>
  );
}
