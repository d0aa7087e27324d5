import type { DeliveryReply } from '@chalkline/contract/partners/delivery.schema.ts';
import { cancelOwnOrder } from '@chalkline/contract/partners/order-cancellations.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { type ChosenPieces, chosenPieces, PiecesFields, piecesErrors } from './pieces-fields.tsx';

interface CancelModalProps {
  orderId: string;
  cancelable: NonNullable<DeliveryReply>['cancelable'];
  onClose: () => void;
}

/** Cancels an own order before the partner accepts it, or pieces of it: all of them unless one says otherwise. */
export function CancelModal({ orderId, cancelable, onClose }: CancelModalProps) {
  const [chosen, setChosen] = useState<ChosenPieces[]>(cancelable.map(({ title, ...line }) => line));
  const errors = piecesErrors(chosen, cancelable, 'Choose what to cancel.');
  const isAll = chosen.every(({ quantity }, at) => quantity === cancelable[at]?.quantity);
  const isOne = cancelable.length === 1 && cancelable[0]?.quantity === 1;
  return (
    <ConfirmAction
      title="Cancel this order?"
      confirm={isAll ? 'Cancel order' : 'Cancel pieces'}
      keep="Keep it"
      danger
      ready={Object.keys(errors).length === 0}
      send={(call) => call(cancelOwnOrder, { params: { orderId }, body: { lines: chosenPieces(chosen) } })}
      done={isAll ? 'Order canceled' : 'Pieces canceled'}
      invalidates={[partnerQueries.all, ['checkout']]}
      onClose={onClose}
    >
      <p>
        You get back everything you paid for what you cancel. If nothing is left to ship, delivery is refunded
        too.
      </p>
      {!isOne && (
        <PiecesFields
          lines={cancelable}
          chosen={chosen}
          errors={errors}
          onChange={(at, quantity) =>
            setChosen(chosen.map((one, index) => (index === at ? { ...one, quantity } : one)))
          }
        />
      )}
    </ConfirmAction>
  );
}
