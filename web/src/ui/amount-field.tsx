import { useState } from 'react';
import type { FieldLook } from './field.tsx';
import { TextField } from './text-field.tsx';

interface AmountFieldProps extends FieldLook {
  id: string;
  placeholder?: string | undefined;
  /** After the amount: its currency. */
  unit: string;
  hasDecimals: boolean;
  /** In the smallest unit; NaN while the box holds no amount. */
  value: number;
  onChange: (amount: number) => void;
  /** What was typed, in the smallest unit; null if it's no amount. */
  read: (typed: string) => number | null;
  write: (amount: number) => string;
}

/** An amount in a unit with decimals of its own. */
export function AmountField({ unit, hasDecimals, value, onChange, read, write, ...field }: AmountFieldProps) {
  const written = (amount: number) => (Number.isNaN(amount) ? '' : write(amount));
  const [typed, setTyped] = useState(() => written(value));
  const isTyped = Number.isNaN(value) || read(typed) === value;
  return (
    <TextField
      {...field}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      unit={unit}
      value={isTyped ? typed : written(value)}
      onChange={(change) => {
        setTyped(change.currentTarget.value);
        onChange(read(change.currentTarget.value) ?? Number.NaN);
      }}
    />
  );
}
