import { parcelTracking, type SentParcelReply } from '@chalkline/contract/partners/delivery.schema.ts';
import {
  changeParcel,
  deliverParcel,
  undoDelivery,
  undoParcel,
} from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Row } from '../../../ui/page.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { PackingSlip } from './packing-slip.tsx';
import { TrackingFields, trackingTexts } from './tracking-fields.tsx';

interface ParcelProps {
  orderId: string;
  parcel: SentParcelReply;
}

/** What becomes of a parcel that left, and how a mistake is put right. */
export function ParcelActions({ orderId, parcel }: ParcelProps) {
  const [doing, setDoing] = useState<'tracking' | 'undo' | null>(null);
  const params = { orderId, parcelId: parcel.id };
  const deliver = useAction({
    send: (call) => call(deliverParcel, { params }),
    failed: 'Couldn’t change this parcel',
    done: 'Parcel delivered',
    invalidates: [partnerQueries.all],
  });
  const goBack = useAction({
    send: (call) => call(undoDelivery, { params }),
    failed: 'Couldn’t change this parcel',
    done: 'Parcel not delivered yet',
    invalidates: [partnerQueries.all],
  });
  const back = () => setDoing(null);
  return (
    <Row>
      {parcel.deliveredAt === null && (
        <Button size={32} busy={deliver.busy} onClick={() => deliver.run()}>
          Mark as delivered
        </Button>
      )}
      {parcel.can.undoDelivery && (
        <Button size={32} busy={goBack.busy} onClick={() => goBack.run()}>
          Not delivered yet
        </Button>
      )}
      <Button size={32} onClick={() => setDoing('tracking')}>
        Change tracking
      </Button>
      {parcel.can.undo && (
        <Button size={32} onClick={() => setDoing('undo')}>
          Undo parcel
        </Button>
      )}
      <PackingSlip orderId={orderId} parcelId={parcel.id} />
      {doing === 'tracking' && <ChangeTracking {...{ orderId, parcel }} onClose={back} />}
      {doing === 'undo' && (
        <ConfirmAction
          title="Undo this parcel?"
          confirm="Undo parcel"
          keep="Keep it"
          send={(call) => call(undoParcel, { params })}
          done="Parcel undone"
          invalidates={[partnerQueries.all]}
          onClose={back}
        >
          Its pieces count as not shipped again, and the buyer is notified.
        </ConfirmAction>
      )}
    </Row>
  );
}

function ChangeTracking({ orderId, parcel, onClose }: ParcelProps & { onClose: () => void }) {
  const { carrier, tracking, link } = parcel;
  const { form, ...rest } = useCallForm({
    initial: { carrier, tracking, link },
    schema: parcelTracking,
    texts: trackingTexts,
    send: (call, body) => call(changeParcel, { params: { orderId, parcelId: parcel.id }, body }),
    done: 'Tracking changed',
    invalidates: [partnerQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Change tracking" action="Save" onClose={onClose}>
      <FormBody>
        <TrackingFields form={form} hint="The buyer is notified of the change." />
      </FormBody>
    </FormModal>
  );
}
