import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { moneyText } from '../order/order-text.ts';
import { usePaid } from '../order/use-paid.ts';

function followsText(
  { currency, isCash, keepsUntilRefunded }: OrderReply,
  { amount, note }: { readonly amount: number; readonly note: string },
): string {
  if (amount === 0) return `Nothing was charged or can be refunded. ${note || releasedText}`;
  const way = isCash ? 'in cash, at the desk where you paid' : 'on the card you paid with';
  const then = keepsUntilRefunded
    ? 'Your place stays yours until the money has arrived, then it’s released for others.'
    : note || releasedText;
  return `You get ${moneyText(amount, currency)} back ${way}. ${then}`;
}

const releasedText = 'Your place is released for others.';

/** Gives places back for what the order's refund rule still returns, to the cent, before it's done. */
export function GiveBack({ order }: { order: OrderReply }) {
  const [asking, setAsking] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const paid = usePaid();
  const places = order.lines.flatMap(({ title, units }) =>
    units.flatMap(({ id, refundable, returnNote }) =>
      refundable === null ? [] : [{ id, title, refundable, returnNote }],
    ),
  );
  if (places.length === 0) return null;
  const chosen = places.filter(({ id }) => !left.includes(id));
  const amount = chosen.reduce((sum, { refundable }) => sum + refundable, 0);
  const note = [...new Set(chosen.flatMap(({ returnNote }) => returnNote ?? []))].join(' ');
  const toggle = (id: string) =>
    setLeft((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {order.total === 0 ? 'Cancel' : 'Cancel and refund'}
      </Button>
      {asking && (
        <ConfirmAction
          {...paid}
          title={places.length === 1 ? 'Cancel your place?' : 'Cancel your places?'}
          confirm={amount === 0 ? 'Cancel' : `Cancel and refund ${moneyText(amount, order.currency)}`}
          keep="Keep"
          danger
          ready={chosen.length > 0}
          done={
            amount === 0
              ? 'Canceled'
              : order.isCash
                ? 'Canceled. Get your cash at the desk'
                : 'Canceled. Your refund is on its way'
          }
          send={(call) =>
            call(refundOrder, {
              params: { orderId: order.id },
              body: { unitIds: chosen.map(({ id }) => id) },
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>{followsText(order, { amount, note })}</p>
          {places.length > 1 && (
            <ChoiceGroup legend="Places to cancel">
              {places.map(({ id, title, refundable }) => (
                <Checkbox
                  key={id}
                  label={`${title}: ${moneyText(refundable, order.currency)}`}
                  checked={!left.includes(id)}
                  onChange={() => toggle(id)}
                />
              ))}
            </ChoiceGroup>
          )}
        </ConfirmAction>
      )}
    </>
  );
}
