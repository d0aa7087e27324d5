import { refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import type { SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type { ReceivedReply } from '@chalkline/contract/partners/delivery.schema.ts';
import { cancelReasonLength } from '@chalkline/contract/partners/order-cancellation.schema.ts';
import { cancelReceivedOrder } from '@chalkline/contract/partners/order-cancellations.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { localeNow } from '../../../ui/locale.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { restockTexts } from '../returns/return-texts.ts';

interface RefundProps {
  order: ReceivedReply;
  onClose: () => void;
}

interface OpenUnit {
  readonly id: string;
  readonly left: number;
}

/** The pieces of an order that weren't refunded yet; of one line, or of all. */
function openUnits({ order, units }: SaleReply, lineId?: string): OpenUnit[] {
  const leftOf = new Map(units.map(({ id, left }) => [id, left]));
  return order.lines
    .filter(({ id }) => lineId === undefined || id === lineId)
    .flatMap((line) => line.units)
    .flatMap(({ id, total, isReturned }) => {
      const left = leftOf.get(id) ?? 0;
      return (total > 0 ? left > 0 : !isReturned) ? [{ id, left }] : [];
    });
}

const sumOf = (units: readonly OpenUnit[]) => units.reduce((sum, { left }) => sum + left, 0);

const ofUnsent = {
  label: 'Take them out of the order',
  hint: 'They won’t be shipped and go back into stock. Turn it off to give back money only.',
};

interface RefundLineProps extends RefundProps {
  line: ReceivedReply['lines'][number];
}

/** Refunds pieces of one line, what was paid for them, with or without taking them back into stock. */
export function RefundLine({ order, line, onClose }: RefundLineProps) {
  const { data: sale } = useQuery(partnerQueries.sale(order.id));
  const [pieces, setPieces] = useState<number | null>(1);
  const waiting = line.quantity - line.shipped - line.canceled;
  const [restock, setRestock] = useState(waiting > 0);
  const [note, setNote] = useKeptState(`refund ${line.id}`, '');
  const open = sale ? openUnits(sale, line.id) : [];
  const chosen = open.slice(0, pieces ?? 0);
  const isPossible = pieces !== null && pieces >= 1 && pieces <= open.length;
  const amount = showMoney(sumOf(chosen), order.currency, localeNow());
  return (
    <ConfirmAction
      title={`Refund ${line.title}?`}
      confirm={isPossible ? `Refund ${amount}` : 'Refund'}
      keep="Close"
      danger
      ready={isPossible && note.trim() !== ''}
      send={(call) =>
        call(refundOrder, {
          params: { orderId: order.id },
          body: { unitIds: chosen.map(({ id }) => id), takeBack: restock, note: note.trim() },
        })
      }
      done={() => 'Refund on its way'}
      invalidates={[partnerQueries.all]}
      onClose={onClose}
    >
      {sale ? (
        <>
          <p>The buyer gets back what they paid for these pieces, their share of any discount left out.</p>
          <NumberField
            label="Pieces"
            hint={`${open.length} can be refunded`}
            error={pieces !== null && pieces > open.length ? 'That’s more than can be refunded.' : undefined}
            value={pieces}
            onChange={setPieces}
          />
          <Checkbox
            {...(waiting > 0 ? ofUnsent : restockTexts)}
            checked={restock}
            onChange={(change) => setRestock(change.currentTarget.checked)}
          />
          <TextField
            label="Reason"
            maxLength={200}
            value={note}
            onChange={(change) => setNote(change.currentTarget.value)}
          />
        </>
      ) : (
        <SkeletonText lines={4} />
      )}
    </ConfirmAction>
  );
}

/** Cancels an order of which nothing has left: all money goes back, all pieces into stock. */
export function CancelOrder({ order, onClose }: RefundProps) {
  const { data: sale } = useQuery(partnerQueries.sale(order.id));
  const [reason, setReason] = useKeptState(`cancel ${order.id}`, '');
  const amount = sale ? showMoney(sumOf(openUnits(sale)), order.currency, localeNow()) : 'everything';
  return (
    <ConfirmAction
      title="Cancel this order?"
      confirm="Cancel order"
      keep="Keep it"
      danger
      ready={reason.trim() !== ''}
      send={(call) =>
        call(cancelReceivedOrder, { params: { orderId: order.id }, body: { reason: reason.trim() } })
      }
      done="Order canceled"
      invalidates={[partnerQueries.all]}
      onClose={onClose}
    >
      <p>{`${order.buyerName} gets ${amount} back, with the delivery. The pieces go back into stock.`}</p>
      <TextField
        label="Reason"
        hint="The buyer will see this."
        maxLength={cancelReasonLength}
        data-autofocus
        value={reason}
        onChange={(change) => setReason(change.currentTarget.value)}
      />
    </ConfirmAction>
  );
}
