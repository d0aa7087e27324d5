import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { renewOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { FrameBand, Page, Row, Stack } from '../../../ui/page.tsx';
import { OrderSummary } from '../order/order-summary.tsx';
import { titleOf, unitCount } from '../order/order-text.ts';
import { useRenewed } from '../order/use-renewed.ts';
import styles from './ended-room.module.css';
import { Refunds } from './refunds.tsx';

/** An order that was never paid and holds nothing anymore: the way to a new one. */
export function EndedRoom({ order }: { order: OrderReply }) {
  const { renewed } = useRenewed();
  const renew = useAction<void, OrderReply>({
    send: (call) => call(renewOrder, { params: { orderId: order.id }, body: { promoCode: order.promoCode } }),
    onDone: (next) => renewed(next, order.total),
  });
  const isLapsed = order.state === 'expired';
  return (
    <>
      <FrameBand className={styles.head}>
        <p>{order.title}</p>
        {isLapsed && (
          <p className={styles.clock} aria-hidden="true">
            00:00
          </p>
        )}
        <h1 tabIndex={-1}>{titleOf(order)}</h1>
      </FrameBand>
      <Page width="form">
        <Stack gap={16}>
          {order.refunds.length > 0 ? (
            <Refunds order={order} />
          ) : (
            <Note>
              You weren’t charged. If a payment still arrives, it either confirms your order or is refunded in
              full.
            </Note>
          )}
          <OrderSummary order={order} />
          <ActionError error={renew.error} />
          <Row>
            {order.can.renew && (
              <Button variant="main" size={48} busy={renew.busy} onClick={() => renew.run()}>
                {unitCount(order) === 1 ? 'Hold the place again' : 'Hold the places again'}
              </Button>
            )}
            <ButtonLink to={order.address} size={48}>
              {`Back to ${order.title}`}
            </ButtonLink>
          </Row>
        </Stack>
      </Page>
    </>
  );
}
