import type { QuoteReply } from '@chalkline/contract/checkout/order.schema.ts';
import { orderLimits } from '@chalkline/contract/checkout/order.schema.ts';
import { listHiddenTypes } from '@chalkline/contract/events/events.endpoints.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { TypeOnSale } from './cart.ts';
import styles from './desk-cart.module.css';
import { moneyText } from './desk-texts.ts';

interface DeskCodeProps {
  eventId: string;
  currency: CurrencyCode;
  /** In use; null: none. */
  promoCode: string | null;
  quote: UseQueryResult<QuoteReply>;
  onTypes: (types: readonly TypeOnSale[]) => void;
  onPromo: (code: string | null) => void;
}

/** A code that a buyer brings: it opens hidden tickets, else it takes something off. */
export function DeskCode({ eventId, currency, promoCode, quote, onTypes, onPromo }: DeskCodeProps) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const open = useAction({
    send: async (call, code: string) => ({
      code,
      types: await call(listHiddenTypes, { params: { eventId }, query: { code } }),
    }),
    onDone: ({ code, types }) => {
      onPromo(types.length === 0 ? code : promoCode);
      if (types.length === 0) return;
      onTypes(types.map((type) => ({ ...type, openedBy: code })));
      setAsking(false);
      setTyped('');
    },
  });
  const end = () => {
    onPromo(null);
    setAsking(false);
    setTyped('');
  };
  if (promoCode !== null && quote.data && !quote.error) {
    const off = quote.data.discount > 0 ? `: ${moneyText(-quote.data.discount, currency)}` : '';
    return (
      <p className={styles.code}>
        <span role="status">{`Code ${quote.data.promoCode ?? promoCode}${off}`}</span>
        <LinkButton onClick={end}>Remove code</LinkButton>
      </p>
    );
  }
  if (!asking)
    return (
      <p className={styles.code}>
        <LinkButton onClick={() => setAsking(true)}>Add a code</LinkButton>
      </p>
    );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() !== '') open.run(typed.trim());
  };
  const fault = open.error ?? (promoCode !== null && quote.error ? errorText(quote.error) : '');
  return (
    <form className={styles.code} onSubmit={submit} noValidate>
      <TextField
        label="Promo or ticket code"
        autoComplete="off"
        maxLength={orderLimits.promoCode}
        hint={promoCode !== null && !fault ? 'Choose tickets to use it.' : undefined}
        error={fault}
        value={typed}
        onChange={(change) => {
          setTyped(change.currentTarget.value);
          onPromo(null);
          open.reset();
        }}
      />
      <Button type="submit" size={48} busy={open.busy || quote.isFetching}>
        Use code
      </Button>
    </form>
  );
}
