import { type Gender, genders } from '@chalkline/contract/accounts/preferences.ts';
import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';

const labels: Readonly<Record<Gender, string>> = { woman: 'Woman', man: 'Man', other: 'Other' };

interface GenderFieldProps {
  id: string;
  value: Gender | null;
  error: ReactNode;
  onChange: (gender: Gender) => void;
}

/** The gender that a division asks for. */
export function GenderField(props: GenderFieldProps) {
  return (
    <SelectField
      {...props}
      label="Gender"
      hint="Never public. This division asks for it."
      choices={genders.map((gender) => ({ value: gender, label: labels[gender] }))}
    />
  );
}
