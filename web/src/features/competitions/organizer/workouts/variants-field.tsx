import type { ReactNode } from 'react';
import { SelectField } from '../../../../ui/select-field.tsx';
import { LinesField } from './lines-field.tsx';

interface VariantsFieldProps {
  path: string;
  value: readonly string[] | undefined;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (variants: string[] | undefined) => void;
}

const sets: Readonly<Record<string, readonly string[]>> = {
  two: ['Rx', 'Scaled'],
  three: ['Rx', 'Intermediate', 'Scaled'],
};

/** Versions such as Rx and scaled within one division, the best first. */
export function VariantsField({ path, value, errors, onChange }: VariantsFieldProps) {
  const named = Object.entries(sets).find(([, names]) => names.join() === value?.join())?.[0];
  const error = errors[path] ?? Object.entries(errors).find(([field]) => field.startsWith(`${path}.`))?.[1];
  return (
    <>
      <SelectField
        id={`${path}.set`}
        label="Versions"
        hint="For divisions where some athletes scale it. A better version ranks above, whatever the result."
        choices={[
          { value: 'none', label: 'None' },
          { value: 'two', label: 'Rx and Scaled' },
          { value: 'three', label: 'Rx, Intermediate and Scaled' },
          { value: 'own', label: 'Custom' },
        ]}
        value={value === undefined ? 'none' : (named ?? 'own')}
        onChange={(chosen) =>
          onChange(chosen === 'none' ? undefined : [...(sets[chosen] ?? ['Elite', 'Rx', 'Scaled'])])
        }
      />
      {value !== undefined && (
        <LinesField
          id={path}
          label="Version names"
          optional={false}
          hint="One per line, the best first."
          error={error}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}
