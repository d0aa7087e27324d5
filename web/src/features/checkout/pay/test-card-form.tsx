import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { openPayment, settleOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { IconCreditCard } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { usePaid } from '../order/use-paid.ts';
import { payFormId } from './pay-form.ts';
import styles from './test-card-form.module.css';

interface TestCardFormProps {
  order: OrderReply;
  onBusy: (busy: boolean) => void;
}

/** Takes one of the test cards. Pressed twice, in two tabs or after a reload, it pays once. */
export function TestCardForm({ order, onBusy }: TestCardFormProps) {
  const [card, setCard] = useState('');
  const [isMissing, setMissing] = useState(false);
  const params = { orderId: order.id };
  const pay = useAction<string, OrderReply>({
    ...usePaid(),
    send: async (call, number) => {
      const { payment } = await call(openPayment, { params });
      const clientSecret = payment?.clientSecret;
      if (clientSecret) await call(confirmTestPayment, { body: { clientSecret, card: number } });
      return call(settleOrder, { params });
    },
  });
  useEffect(() => onBusy(pay.busy), [onBusy, pay.busy]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const number = card.replace(/[\s-]/g, '');
    const isNumber = /^\d{12,19}$/.test(number);
    setMissing(!isNumber);
    if (isNumber) pay.run(number);
  }

  return (
    <form id={payFormId} onSubmit={submit} noValidate>
      <Panel title="Card" padded>
        <Stack gap={16}>
          <TextField
            id="card"
            label="Card number"
            icon={<IconCreditCard size={20} stroke={1.75} aria-hidden="true" />}
            inputMode="numeric"
            autoComplete="off"
            maxLength={23}
            value={card}
            error={isMissing ? 'Enter a card number.' : undefined}
            onChange={({ currentTarget }) => {
              setCard(currentTarget.value);
              setMissing(false);
            }}
          />
          <ActionError error={pay.error} />
          <TestCards onChoose={setCard} />
        </Stack>
      </Panel>
    </form>
  );
}

const cards: readonly (readonly [number: string, does: string])[] = [
  [testCards.pays, 'Pays'],
  [testCards.declined, 'Declined'],
  [testCards.insufficientFunds, 'Not enough money'],
  [testCards.challenged, 'Asks your bank first'],
  [testCards.pendingThenSucceeds, 'Pending, then pays'],
  [testCards.pendingThenFails, 'Pending, then fails'],
  [testCards.disputed, 'Pays, then disputed'],
];

function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <div className={styles.cards}>
      <p className={text.hint}>Test mode: no money moves. Any other card number is declined.</p>
      <ul>
        {cards.map(([number, does]) => (
          <li key={number}>
            <LinkButton onClick={() => onChoose(spaced(number))}>{spaced(number)}</LinkButton>
            <span>{does}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
