import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import type {
  DeliveryReply,
  ParcelReply,
  ReceivedState,
} from '@chalkline/contract/partners/delivery.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { HelpLink } from '../../patterns/help-link.tsx';
import { Loaded } from '../../patterns/loaded.tsx';
import { counted } from '../../ui/counted.ts';
import { Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import { dayText } from '../../ui/times.ts';
import { addressLines } from './address-lines.ts';
import styles from './delivery.module.css';
import { OwnOrderActions } from './orders/own-order-actions.tsx';
import { partnerQueries } from './partners.queries.ts';
import { OwnReturns } from './returns/own-returns.tsx';
import { Thumb } from './shop-picture.tsx';

const stateTexts: Readonly<Record<Exclude<ReceivedState, 'canceled'>, string>> = {
  new: 'The partner has your order and will accept it soon.',
  accepted: 'The partner has accepted your order.',
  packed: 'The partner is packing your order.',
  shipped: 'Everything is on its way.',
  delivered: 'Everything has arrived.',
  returned: 'Everything went back to the partner.',
};

function canceledText({ cancellation, partnerName }: NonNullable<DeliveryReply>): string {
  if (cancellation === null) return 'This order was canceled.';
  if (cancellation.by === 'buyer') return 'You canceled this order.';
  return `${partnerName} canceled this order: ${cancellation.reason}`;
}

/** Where the goods of one's order are, parcel by parcel. */
export function DeliverySection({ orderId }: { orderId: string }) {
  const query = useQuery(partnerQueries.delivery(orderId));
  return (
    <Panel
      title="Delivery"
      actions={<HelpLink answer="shop-orders" about="changing or canceling an order" />}
      padded
    >
      <Loaded query={query} failed="Couldn’t load the delivery">
        {(delivery) =>
          delivery === null ? (
            <p>The partner has left, and can’t say more about this delivery.</p>
          ) : (
            <Stack gap={16}>
              <p>
                {delivery.state === 'canceled' ? canceledText(delivery) : stateTexts[delivery.state]}
                {delivery.parcels.length > 0 &&
                  delivery.waiting > 0 &&
                  ` ${counted(delivery.waiting, ['piece follows', 'pieces follow'])}.`}
              </p>
              <ul className={styles.lines}>
                {delivery.lines.map(({ id, title, quantity, canceled, picture, productId }) => (
                  <li key={id}>
                    <Thumb path={picture} id={productId} />
                    {`${quantity} × ${title}${canceled > 0 ? `, ${canceled} canceled` : ''}`}
                  </li>
                ))}
              </ul>
              {delivery.parcels.map((parcel) => (
                <Parcel key={parcel.id} parcel={parcel} />
              ))}
              <OwnReturns orderId={orderId} delivery={delivery} />
              {delivery.address && (
                <address>
                  {[...addressLines(delivery.address), countryName(delivery.address.country)].map(
                    (line, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
                      <span key={at}>
                        {line}
                        <br />
                      </span>
                    ),
                  )}
                </address>
              )}
              <OwnOrderActions orderId={orderId} delivery={delivery} />
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** A parcel with what is in it, and where to follow it. */
export function Parcel({ parcel }: { parcel: ParcelReply }) {
  const { carrier, tracking, link, lines, shippedAt, deliveredAt } = parcel;
  const about = [carrier, tracking].filter((part) => part !== '').join(', ');
  return (
    <div>
      <b>{deliveredAt ? `Arrived ${dayText(deliveredAt)}` : `Shipped ${dayText(shippedAt)}`}</b>
      <ul>
        {lines.map(({ lineId, title, quantity }) => (
          <li key={lineId}>{`${quantity} × ${title}`}</li>
        ))}
      </ul>
      {link ? (
        <a className={text.link} href={link} target="_blank" rel="noopener noreferrer">
          {about === '' ? 'Follow the parcel' : about}
        </a>
      ) : (
        about !== '' && <p className={text.hint}>{about}</p>
      )}
    </div>
  );
}
