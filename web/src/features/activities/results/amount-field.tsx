import type { ActivityUnit } from '@chalkline/contract/groups/activity-type.schema.ts';
import { ClockField } from '../../../ui/clock-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { amountBoxes } from './activity-texts.ts';

interface AmountFieldProps {
  id: string;
  unit: ActivityUnit | 'days';
  /** In the unit; distances in meters. */
  value: number | null;
  onChange: (amount: number | null) => void;
  /** What the unit calls it, unless given. */
  label?: string;
  optional?: boolean;
  error?: React.ReactNode;
}

/** An amount as people say it: kilometers, hours and minutes, or a plain number. */
export function AmountField({ unit, value, onChange, label, ...field }: AmountFieldProps) {
  if (unit === 'seconds') {
    return (
      <ClockField
        {...field}
        label={label ?? amountBoxes.seconds.label}
        placeholder="45:00"
        hint="Minutes and seconds, or hours as 1:30:00."
        value={value ?? undefined}
        onChange={(seconds) => onChange(seconds ?? null)}
      />
    );
  }
  const {
    label: usual,
    suffix,
    factor,
  } = unit === 'days' ? { label: 'Days', suffix: 'days', factor: 1 } : amountBoxes[unit];
  return (
    <NumberField
      {...field}
      label={label ?? usual}
      unit={suffix}
      decimals={factor > 1}
      value={value === null ? null : value / factor}
      // A part of a step isn't rounded away but refused: "8,2" is rather a slip than eight steps.
      onChange={(amount) => onChange(amount === null || factor === 1 ? amount : Math.round(amount * factor))}
    />
  );
}
