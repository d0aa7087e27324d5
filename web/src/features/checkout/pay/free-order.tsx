import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { openPayment } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { useEffect } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { usePaid } from '../order/use-paid.ts';
import { payFormId } from './pay-form.ts';

interface FreeOrderProps {
  order: OrderReply;
  onBusy: (busy: boolean) => void;
}

/** An order that costs nothing, which waited for what its buyer had to say or sign. */
export function FreeOrder({ order, onBusy }: FreeOrderProps) {
  const confirm = useAction({
    ...usePaid(),
    send: (call) => call(openPayment, { params: { orderId: order.id } }),
  });
  useEffect(() => onBusy(confirm.busy), [onBusy, confirm.busy]);
  return (
    <form
      id={payFormId}
      onSubmit={(event) => {
        event.preventDefault();
        confirm.run();
      }}
    >
      <ActionError error={confirm.error} />
    </form>
  );
}
