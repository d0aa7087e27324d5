import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';
import styles from './quantity.module.css';

interface QuantityProps {
  /** What is counted. */
  name: string;
  value: number;
  most: number;
  /** From 0, and down to it, in one step: fewer aren't possible. */
  least?: number;
  onChange: (value: number) => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** How many of something, one more or fewer at a time. */
export function Quantity({ name, value, most, least = 1, onChange }: QuantityProps) {
  return (
    <span className={styles.quantity}>
      <IconButton
        label={`One fewer: ${name}`}
        icon={<IconMinus {...icon} />}
        size={48}
        disabled={value === 0}
        onClick={() => onChange(value <= least ? 0 : value - 1)}
      />
      <output aria-label={`How many: ${name}`}>{value}</output>
      <IconButton
        label={`One more: ${name}`}
        icon={<IconPlus {...icon} />}
        size={48}
        disabled={value >= most || least > most}
        onClick={() => onChange(Math.max(value + 1, least))}
      />
    </span>
  );
}
