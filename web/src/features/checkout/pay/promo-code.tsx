import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { renewOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { type SubmitEvent, useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { useRenewed } from '../order/use-renewed.ts';
import styles from './promo-code.module.css';

/** A code that takes something off, applied to the order before it's paid. One at a time. */
export function PromoCode({ order }: { order: OrderReply }) {
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useKeptState(`promo code ${order.id}`, '');
  const { renewed } = useRenewed();
  const apply = useAction<string | null, OrderReply>({
    send: (call, promoCode) => call(renewOrder, { params: { orderId: order.id }, body: { promoCode } }),
    invalidates: [checkoutQueries.order(order.id).queryKey],
    onDone: (next) => renewed(next),
  });
  if (!order.can.renew) return null;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = code.trim();
    if (typed !== '') apply.run(typed);
  }

  if (order.promoCode !== null) {
    return (
      <p className={styles.line}>
        <LinkButton disabled={apply.busy} onClick={() => apply.run(null)}>
          Remove code
        </LinkButton>
      </p>
    );
  }
  if (!asking && code === '') {
    return (
      <p className={styles.line}>
        <LinkButton onClick={() => setAsking(true)}>Add promo code</LinkButton>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Promo code"
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={apply.error ?? undefined}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          apply.reset();
        }}
      />
      <Button type="submit" busy={apply.busy}>
        Apply
      </Button>
    </form>
  );
}
