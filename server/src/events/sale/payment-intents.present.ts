import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { presentOrder } from '../../checkout/settlement/order-view.present.ts';
import type { OrderView } from '../../checkout/settlement/order-view.service.ts';

/** An order as the checkout shows it. */
export function presentPaymentIntent(view: OrderView): OrderReply {
  return presentOrder(view);
}
