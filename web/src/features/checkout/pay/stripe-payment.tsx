import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { openPayment, settleOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { toWire } from '@chalkline/contract/money/currencies.ts';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { usePaid } from '../order/use-paid.ts';
import { onlyKeeps, payFormId } from './pay-form.ts';

interface StripePaymentProps {
  order: OrderReply;
  publishableKey: string;
  onBusy: (busy: boolean) => void;
}

interface Form {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** Stripe's own payment form. Card numbers go from it to Stripe and never come here. */
export function StripePayment({ order, publishableKey, onBusy }: StripePaymentProps) {
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<Form | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const params = { orderId: order.id };
  const { id, total, currency, payment } = order;
  const keeps = onlyKeeps(order);

  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    const mount = async () => {
      const stripe = await loadStripe(publishableKey);
      if (isGone || !place.current || !stripe) return;
      const code = currency.toLowerCase();
      const elements = stripe.elements(
        keeps
          ? { mode: 'setup', currency: code, setupFutureUsage: 'off_session' }
          : { mode: 'payment', currency: code, amount: toWire(total, currency) },
      );
      const element = elements.create('payment');
      element.on('ready', () => setForm({ stripe, elements }));
      element.mount(place.current);
      remove = () => element.destroy();
    };
    mount().catch(() =>
      setRefusal('Couldn’t load the payment form. Check your connection and reload the page.'),
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [publishableKey, total, currency, keeps]);

  const pay = useAction<string, OrderReply>({
    ...usePaid(),
    send: async (call) => {
      setRefusal(null);
      if (!form) throw new Error('the payment form isn’t ready');
      const filled = await form.elements.submit();
      if (!filled.error) {
        const { payment: opened } = await call(openPayment, { params });
        const clientSecret = opened?.clientSecret;
        if (clientSecret) {
          const confirmation = {
            elements: form.elements,
            clientSecret,
            confirmParams: { return_url: window.location.href },
            redirect: 'if_required' as const,
          };
          const { error } = keeps
            ? await form.stripe.confirmSetup(confirmation)
            : await form.stripe.confirmPayment(confirmation);
          if (error) setRefusal(error.message ?? 'The payment didn’t go through. Try again.');
        }
      }
      return call(settleOrder, { params });
    },
  });
  const continueAtBank = useAction<string, OrderReply>({
    ...usePaid(),
    send: async (call, clientSecret) => {
      const { error } = (await form?.stripe.handleNextAction({ clientSecret })) ?? {};
      if (error) setRefusal(error.message ?? 'Your bank didn’t confirm the payment. Try again.');
      return call(settleOrder, { params });
    },
  });
  useEffect(() => onBusy(pay.busy || form === null), [onBusy, pay.busy, form]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (form) pay.run(id);
  }

  const secret = payment?.state === 'requires_action' ? payment.clientSecret : null;
  return (
    <form id={payFormId} onSubmit={submit} noValidate>
      <Panel title="Pay" padded>
        <Stack gap={16}>
          {secret && (
            <>
              <Note>Your bank asks you to confirm this payment.</Note>
              <div>
                <Button
                  variant="main"
                  busy={continueAtBank.busy || form === null}
                  onClick={() => continueAtBank.run(secret)}
                >
                  Continue at your bank
                </Button>
              </div>
            </>
          )}
          {form === null && refusal === null && <Spinner size={24} label="Loading the payment form" />}
          <div ref={place} hidden={secret !== null} />
          <ActionError error={refusal ?? pay.error ?? continueAtBank.error} />
        </Stack>
      </Panel>
    </form>
  );
}
