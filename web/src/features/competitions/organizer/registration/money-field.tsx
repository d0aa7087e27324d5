import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import { readAmount, writeAmount } from '@chalkline/contract/money/show-money.ts';
import { useState } from 'react';
import type { FieldLook } from '../../../../ui/field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface MoneyFieldProps extends FieldLook {
  id: string;
  currency: CurrencyCode;
  /** Minor units; NaN while the box holds no amount. */
  value: number;
  onChange: (amount: number) => void;
}

/** An amount of money in the currency's own decimals. */
export function MoneyField({ currency, value, onChange, ...field }: MoneyFieldProps) {
  const written = (amount: number) => (Number.isNaN(amount) ? '' : writeAmount(amount, currency));
  const [typed, setTyped] = useState(() => written(value));
  const isTyped = Number.isNaN(value) || readAmount(typed, currency) === value;
  return (
    <TextField
      {...field}
      inputMode={currencies[currency].exponent > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      unit={currency}
      value={isTyped ? typed : written(value)}
      onChange={(change) => {
        setTyped(change.currentTarget.value);
        onChange(readAmount(change.currentTarget.value, currency) ?? Number.NaN);
      }}
    />
  );
}
