import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

type Input = Partial<ComponentProps<typeof TextField>>;

/** From when until when something is shown; empty: at once, and with no end. */
export function SpanFields({ inputOf }: { inputOf: (field: 'startsAt' | 'endsAt') => Input }) {
  const look = { type: 'datetime-local', optional: true } as const;
  return (
    <>
      <TextField {...look} id="startsAt" label="From" hint="In your time zone." {...inputOf('startsAt')} />
      <TextField {...look} id="endsAt" label="Until" {...inputOf('endsAt')} />
    </>
  );
}
