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

/** Versions that stand mixed in one division, the best first. */
export function VariantsField({ path, value, errors, onChange }: VariantsFieldProps) {
  const named = Object.entries(sets).find(([, names]) => names.join() === value?.join())?.[0];
  const error = errors[path] ?? Object.entries(errors).find(([field]) => field.startsWith(`${path}.`))?.[1];
  return (
    <>
      <SelectField
        id={`${path}.set`}
        label="Versions"
        hint="Where some do it scaled in the same division: a better version stands above, whatever the result."
        choices={[
          { value: 'none', label: 'Everybody does the same' },
          { value: 'two', label: 'Rx and Scaled' },
          { value: 'three', label: 'Rx, Intermediate and Scaled' },
          { value: 'own', label: 'Other names' },
        ]}
        value={value === undefined ? 'none' : (named ?? 'own')}
        onChange={(chosen) =>
          onChange(chosen === 'none' ? undefined : [...(sets[chosen] ?? ['Elite', 'Rx', 'Scaled'])])
        }
      />
      {value !== undefined && (
        <LinesField
          id={path}
          label="Names of the versions"
          optional={false}
          hint="One on each line, the best first."
          error={error}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}
