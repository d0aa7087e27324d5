import { IconBackspace } from '@tabler/icons-react';
import entry from './score-entry.module.css';

interface KeypadProps {
  value: string;
  onChange: (value: string) => void;
  /** The two keys beside the zero: `:` and `.` for times, `.` alone for amounts. */
  marks: readonly string[];
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Large keys for one thumb: the phone's own keyboard would cover half of the screen. */
export function Keypad({ value, onChange, marks }: KeypadProps) {
  const [left, right] = marks;
  const press = (key: string) => onChange(value + key);
  return (
    <div className={entry.keys}>
      {digits.map((digit) => (
        <button key={digit} type="button" onClick={() => press(digit)}>
          {digit}
        </button>
      ))}
      <span className={entry.marks}>
        {left && (
          <button type="button" onClick={() => press(left)}>
            {left}
          </button>
        )}
        {right && (
          <button type="button" onClick={() => press(right)}>
            {right}
          </button>
        )}
      </span>
      <button type="button" onClick={() => press('0')}>
        0
      </button>
      <button type="button" aria-label="Delete" onClick={() => onChange(value.slice(0, -1))}>
        <IconBackspace size={24} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
