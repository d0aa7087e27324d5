import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type { ReceivedReply } from '@chalkline/contract/partners/delivery.schema.ts';
import { writeToBuyer } from '@chalkline/contract/partners/order-messages.endpoints.ts';
import { moveReceivedOrder } from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { localeNow, numberText } from '../../../ui/locale.ts';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { dayText } from '../../../ui/times.ts';
import { addressLines } from '../address-lines.ts';
import { Parcel } from '../delivery.section.tsx';
import { OrderThread } from '../orders/order-thread.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { Thumb } from '../shop-picture.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { ParcelActions } from './parcel-actions.tsx';
import styles from './received.module.css';
import { ReceivedReturns } from './received-returns.tsx';
import { receivedLabels } from './received-texts.ts';
import { CancelOrder, RefundLine } from './refund-modals.tsx';
import { ShipForm } from './ship-form.tsx';

interface ReceivedDetailProps {
  orderId: string;
  /** Back to the list, on a phone. */
  toList: string;
}

/** One received order: what was ordered, where it goes, and the next step. */
export function ReceivedDetail({ orderId, toList }: ReceivedDetailProps) {
  const query = useQuery(partnerQueries.receivedOrder(orderId));
  return (
    <Stack gap={16}>
      <Link className={`${styles.toList} ${text.link}`} to={toList}>
        All orders
      </Link>
      <Loaded query={query} failed="Couldn’t load this order" panel>
        {(order) => <Detail order={order} />}
      </Loaded>
    </Stack>
  );
}

type Line = ReceivedReply['lines'][number];

function Detail({ order }: { order: ReceivedReply }) {
  const { id, state, number, buyerName, placedAt, lines, parcels, address, total, currency, can } = order;
  const { messages, cancellation } = order;
  const { data: sale } = useQuery(partnerQueries.sale(id));
  const [refunding, setRefunding] = useState<Line | null>(null);
  const [canceling, setCanceling] = useState(false);
  const waiting = lines.reduce((sum, line) => sum + line.quantity - line.shipped - line.canceled, 0);
  const isOpen = state === 'new' || state === 'accepted' || state === 'packed';
  return (
    <Panel>
      <div className={styles.part}>
        <h2 className={styles.number}>{number ?? buyerName}</h2>
        <p className={text.hint}>
          {`${buyerName}, ${dayText(placedAt)}, ${showMoney(total, currency, localeNow())}. ${receivedLabels[state]}.`}
          {sale &&
            sale.order.refunded > 0 &&
            ` ${showMoney(sale.order.refunded, currency, localeNow())} refunded.`}
        </p>
        {cancellation && (
          <p>{cancellation.by === 'buyer' ? 'The buyer canceled it.' : `Canceled: ${cancellation.reason}`}</p>
        )}
        <NextStep order={order} onCancel={can.cancel ? () => setCanceling(true) : null} />
      </div>
      <ReceivedReturns order={order} />
      <DataTable
        caption="What was ordered"
        columns={columnsOf(setRefunding)}
        rows={lines}
        rowKey={(line) => line.id}
        rowState={({ quantity, canceled }) => (canceled === quantity ? 'out' : undefined)}
      />
      {isOpen && state !== 'new' && waiting > 0 && <ShipForm key={waiting} order={order} />}
      {parcels.map((parcel) => (
        <div key={parcel.id} className={`${styles.part} ${styles.parcel}`}>
          <Parcel parcel={parcel} />
          <ParcelActions orderId={id} parcel={parcel} />
        </div>
      ))}
      <div className={styles.part}>
        <h3 className={text.h4}>Send to</h3>
        {address ? (
          <address>
            {[...addressLines(address), countryName(address.country)].map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
              <span key={at}>
                {line}
                <br />
              </span>
            ))}
          </address>
        ) : (
          <p className={text.hint}>The buyer deleted their account with their address.</p>
        )}
        <Row>
          {waiting > 0 && <PackingSlip orderId={id} />}
          <ButtonLink size={32} to={urlOf('sale', { orderId: id })}>
            Payment and refunds
          </ButtonLink>
        </Row>
      </div>
      {(can.write || messages.length > 0) && (
        <div className={styles.part}>
          <h3 className={text.h4}>{`Messages with ${buyerName}`}</h3>
          <OrderThread orderId={id} messages={messages} send={can.write ? writeToBuyer : null} />
        </div>
      )}
      {refunding && <RefundLine order={order} line={refunding} onClose={() => setRefunding(null)} />}
      {canceling && <CancelOrder order={order} onClose={() => setCanceling(false)} />}
    </Panel>
  );
}

function columnsOf(refund: (line: Line) => void): readonly Column<Line>[] {
  return [
    {
      key: 'title',
      head: 'Product',
      phone: 'lead',
      cell: ({ title, sku, picture, productId }) => (
        <span className={styles.product}>
          <Thumb path={picture} id={productId} />
          <span>
            {title} {sku !== '' && <small className={text.hint}>{sku}</small>}
          </span>
        </span>
      ),
    },
    { key: 'quantity', head: 'Ordered', align: 'right', cell: ({ quantity }) => numberText(quantity) },
    {
      key: 'shipped',
      head: 'Shipped',
      align: 'right',
      cell: ({ shipped, canceled, returned }) =>
        [
          numberText(shipped),
          canceled > 0 && `${numberText(canceled)} canceled`,
          returned > 0 && `${numberText(returned)} back`,
        ]
          .filter(Boolean)
          .join(', '),
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (line) => (
        <Button
          size={32}
          aria-label={`Refund ${line.title}`}
          disabled={line.canceled + line.returned >= line.quantity}
          onClick={() => refund(line)}
        >
          Refund
        </Button>
      ),
    },
  ];
}

function NextStep({
  order: { id, state },
  onCancel,
}: {
  order: ReceivedReply;
  onCancel: (() => void) | null;
}) {
  const move = useAction({
    send: (call, to: 'accepted' | 'packed') =>
      call(moveReceivedOrder, { params: { orderId: id }, body: { to } }),
    failed: 'Couldn’t change this order',
    done: ({ state: now }) => (now === 'accepted' ? 'Order accepted' : 'Order packed'),
    invalidates: [partnerQueries.all],
  });
  if (state !== 'new' && state !== 'accepted' && !onCancel) return null;
  return (
    <Row>
      {state === 'new' && (
        <Button variant="main" busy={move.busy} onClick={() => move.run('accepted')}>
          Accept order
        </Button>
      )}
      {state === 'accepted' && (
        <Button busy={move.busy} onClick={() => move.run('packed')}>
          Mark as packed
        </Button>
      )}
      {onCancel && (
        <Button variant="danger" onClick={onCancel}>
          Cancel order
        </Button>
      )}
    </Row>
  );
}
