import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import { readAmount, writeAmount } from '@chalkline/contract/money/show-money.ts';
import { AmountField } from '../ui/amount-field.tsx';
import type { FieldLook } from '../ui/field.tsx';

interface MoneyFieldProps extends FieldLook {
  id: string;
  placeholder?: string | undefined;
  currency: CurrencyCode;
  /** Minor units; NaN while the box holds no amount. */
  value: number;
  onChange: (amount: number) => void;
}

/** An amount of money in the currency's own decimals. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  return (
    <AmountField
      {...field}
      unit={currency}
      hasDecimals={currencies[currency].exponent > 0}
      read={(typed) => readAmount(typed, currency)}
      write={(amount) => writeAmount(amount, currency)}
    />
  );
}
