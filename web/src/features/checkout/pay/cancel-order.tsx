import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { cancelOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePaid } from '../order/use-paid.ts';

/** Lets go of an unpaid order and its places. */
export function CancelOrder({ order }: { order: OrderReply }) {
  const [asking, setAsking] = useState(false);
  const paid = usePaid();
  return (
    <>
      <div>
        <Button variant="text" size={32} onClick={() => setAsking(true)}>
          Cancel order
        </Button>
      </div>
      {asking && (
        <ConfirmAction
          {...paid}
          title="Cancel this order?"
          confirm="Cancel order"
          keep="Keep order"
          danger
          done="Order canceled"
          send={(call) => call(cancelOrder, { params: { orderId: order.id } })}
          onClose={() => setAsking(false)}
        >
          <p>
            Your places are released for others. If a payment is already under way, it’s refunded in full.
          </p>
        </ConfirmAction>
      )}
    </>
  );
}
