import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { BankChallenge } from './bank-challenge.tsx';
import { TestCardForm } from './test-card-form.tsx';

interface TestPaymentProps {
  order: OrderReply;
  onBusy: (busy: boolean) => void;
}

/** Paying with test cards: no money moves. */
export function TestPayment({ order, onBusy }: TestPaymentProps) {
  const { payment } = order;
  if (payment?.state === 'requires_action' && payment.clientSecret !== null) {
    return <BankChallenge order={order} clientSecret={payment.clientSecret} />;
  }
  return <TestCardForm order={order} onBusy={onBusy} />;
}
