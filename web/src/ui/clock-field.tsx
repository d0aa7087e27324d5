import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

interface ClockFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Whole seconds; undefined while there is none, NaN while the text cannot be read. */
  value: number | undefined;
  onChange: (seconds: number | undefined) => void;
}

/** A duration in clock format: `12:00`. A bare number means minutes and is formatted on blur. */
export function ClockField({ value, onChange, onBlur, ...field }: ClockFieldProps) {
  const [typed, setTyped] = useState(() => clockText(value));
  const shown = Object.is(secondsIn(typed), value) ? typed : clockText(value);
  return (
    <TextField
      placeholder="12:00"
      {...field}
      value={shown}
      onChange={(change) => {
        setTyped(change.currentTarget.value);
        onChange(secondsIn(change.currentTarget.value));
      }}
      onBlur={(event) => {
        if (!Number.isNaN(value)) setTyped(clockText(value));
        onBlur?.(event);
      }}
    />
  );
}

/** Reads `12`, `12:00` and `1:30:00`; undefined for nothing, NaN for anything else. */
export function secondsIn(text: string): number | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  if (/^\d{1,3}$/.test(plain)) return Number(plain) * 60;
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(plain);
  if (!parts) return Number.NaN;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function clockText(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '';
  return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
}
