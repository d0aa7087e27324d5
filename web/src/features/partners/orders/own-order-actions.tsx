import type { DeliveryReply } from '@chalkline/contract/partners/delivery.schema.ts';
import { writeToPartner } from '@chalkline/contract/partners/order-messages.endpoints.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { OrderThread } from './order-thread.tsx';

const CancelModal = lazyPart(async () => (await import('./cancel-modal.tsx')).CancelModal);

interface OwnOrderProps {
  orderId: string;
  delivery: NonNullable<DeliveryReply>;
}

/** What a buyer can still do with an order: cancel it before it’s accepted, and write to the shop. */
export function OwnOrderActions({ orderId, delivery }: OwnOrderProps) {
  const { cancelable, messages, partnerName } = delivery;
  const [canceling, setCanceling] = useState(false);
  const [writing, setWriting] = useState(false);
  const isOpen = writing || messages.length > 0;
  return (
    <>
      {(cancelable.length > 0 || !isOpen) && (
        <Row>
          {cancelable.length > 0 && (
            <Button size={32} variant="danger" onClick={() => setCanceling(true)}>
              Cancel order
            </Button>
          )}
          {!isOpen && (
            <Button size={32} onClick={() => setWriting(true)}>
              Contact the shop
            </Button>
          )}
        </Row>
      )}
      {isOpen && (
        <Stack gap={8}>
          <h3 className={text.h4}>{`Messages with ${partnerName}`}</h3>
          <OrderThread orderId={orderId} messages={messages} send={writeToPartner} />
        </Stack>
      )}
      {canceling && (
        <Suspense>
          <CancelModal orderId={orderId} cancelable={cancelable} onClose={() => setCanceling(false)} />
        </Suspense>
      )}
    </>
  );
}
