import { takeBackLost } from '@chalkline/contract/checkout/sales.endpoints.ts';
import type { SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { moneyText } from '../order/order-text.ts';
import { takeBackTexts } from './take-back-texts.ts';

/** That the buyer’s bank gave money back, with a way to take back what was bought. Nothing where it didn’t. */
export function LostToBank({ sale }: { sale: SaleReply }) {
  const [asking, setAsking] = useState(false);
  const { order, lost, can } = sale;
  if (lost === 0) return null;
  const { action, detail } = takeBackTexts(order.kind);
  return (
    <Note tone="bad">
      <Stack gap={8}>
        <p>
          {`The buyer’s bank gave ${moneyText(lost, order.currency)} back after a dispute.`}
          {can.takeBack && ' What was bought is still valid.'}
        </p>
        {can.takeBack && (
          <Row>
            <Button size={32} variant="danger" onClick={() => setAsking(true)}>
              {action}
            </Button>
          </Row>
        )}
      </Stack>
      {asking && (
        <ConfirmAction
          title={`${action}?`}
          confirm={action}
          keep="Keep as is"
          danger
          send={(call) => call(takeBackLost, { params: { orderId: order.id } })}
          done={() => 'Taken back'}
          invalidates={[checkoutQueries.all]}
          onClose={() => setAsking(false)}
        >
          <p>{`${order.buyerName} loses what they bought, and no more money moves. ${detail}.`}</p>
        </ConfirmAction>
      )}
    </Note>
  );
}
