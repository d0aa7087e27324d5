import { type ReactNode, useState } from 'react';
import { TextArea } from '../../../../ui/text-field.tsx';

interface LinesFieldProps {
  id: string;
  label: string;
  hint: string;
  error: ReactNode;
  optional?: boolean;
  value: readonly string[];
  onChange: (lines: string[]) => void;
}

/** A text field for a list, one item per line; ignores empty lines. */
export function LinesField({ value, onChange, optional = true, ...look }: LinesFieldProps) {
  const [typed, setTyped] = useState(value.join('\n'));
  const shown = linesIn(typed).join('\n') === value.join('\n') ? typed : value.join('\n');
  return (
    <TextArea
      {...look}
      optional={optional}
      rows={4}
      value={shown}
      onChange={(change) => {
        setTyped(change.currentTarget.value);
        onChange(linesIn(change.currentTarget.value));
      }}
    />
  );
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
