import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { numberIn } from '../../../ui/number-field.tsx';
import { clockText, typedSeconds } from '../clock-text.ts';
import styles from './player.module.css';

interface FigureInputProps {
  label: string;
  value: number;
  step: number;
  least: number;
  most: number;
  /** Seconds, typed and shown as a clock does. */
  clock?: boolean;
  onChange: (value: number) => void;
}

/** A large figure for one thumb: typed, or changed by − and +. */
export function FigureInput({ label, value, step, least, most, clock = false, onChange }: FigureInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const within = (next: number) => Math.min(most, Math.max(least, Math.round(next * 100) / 100));
  const change = (next: number) => {
    setTyped(null);
    onChange(within(next));
  };
  return (
    <div className={styles.figure}>
      <label>
        <span>{label}</span>
        <input
          type="text"
          inputMode="decimal"
          value={typed ?? (clock ? clockText(value) : String(value))}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const words = event.currentTarget.value;
            setTyped(words);
            const number = clock ? typedSeconds(words) : numberIn(words);
            if (number !== null) onChange(within(number));
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
      <div className={styles.steps}>
        <button type="button" aria-label={`Less ${label}`} onClick={() => change(value - step)}>
          <IconMinus size={22} stroke={1.75} aria-hidden="true" />
        </button>
        <button type="button" aria-label={`More ${label}`} onClick={() => change(value + step)}>
          <IconPlus size={22} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
