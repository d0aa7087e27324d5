import { IconBackspace } from '@tabler/icons-react';
import entry from './score-entry.module.css';

interface KeypadProps {
  value: string;
  onChange: (value: string) => void;
  /** The keys before the zero: `:` and `.` for times, `'` and `.` for feet and inches, `.` alone for amounts. */
  marks: readonly string[];
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Large keys for one thumb: the phone's own keyboard would cover half of the screen. */
export function Keypad({ value, onChange, marks }: KeypadProps) {
  const press = (key: string) => onChange(value + key);
  const keyOf = (key: string) => (
    <button key={key} type="button" onClick={() => press(key)}>
      {key === "'" ? 'ft' : key}
    </button>
  );
  return (
    <div className={entry.keys}>
      {digits.map(keyOf)}
      <div className={entry.lastRow}>
        {[...marks, '0'].map(keyOf)}
        <button type="button" aria-label="Delete" onClick={() => onChange(value.slice(0, -1))}>
          <IconBackspace size={24} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
