import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { settleOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { answerTestChallenge } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { IconLock } from '@tabler/icons-react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { moneyText } from '../order/order-text.ts';
import { usePaid } from '../order/use-paid.ts';

interface BankChallengeProps {
  order: OrderReply;
  clientSecret: string;
}

/** What the buyer's bank would ask in a window of its own. */
export function BankChallenge({ order, clientSecret }: BankChallengeProps) {
  const answer = useAction<boolean, OrderReply>({
    ...usePaid(),
    send: async (call, passes) => {
      await call(answerTestChallenge, { body: { clientSecret, passes } });
      return call(settleOrder, { params: { orderId: order.id } });
    },
  });
  return (
    <Stack gap={16}>
      <Panel title="Test bank" actions={<IconLock size={18} stroke={1.75} aria-hidden="true" />} padded>
        <Stack gap={16}>
          <div>
            <p className={text.muted}>Confirm this payment</p>
            <p className={text.h1}>{moneyText(order.total, order.currency)}</p>
            <p className={text.hint}>for {order.title}</p>
          </div>
          <ActionError error={answer.error} />
          <Row>
            <Button variant="main" busy={answer.sending === true} onClick={() => answer.run(true)}>
              Confirm payment
            </Button>
            <Button busy={answer.sending === false} onClick={() => answer.run(false)}>
              Reject payment
            </Button>
          </Row>
        </Stack>
      </Panel>
      <Note>If you close this page, open it again to answer. You’ll be charged once.</Note>
    </Stack>
  );
}
