import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './cart.module.css';
import { mostPieces } from './carts.ts';

interface PieceCountProps {
  name: string;
  value: number;
  /** null: more than anyone orders. */
  left: number | null;
  onChange: (value: number) => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** How many pieces of a variant are in the cart. */
export function PieceCount({ name, value, left, onChange }: PieceCountProps) {
  return (
    <span className={styles.count}>
      <IconButton
        label={`One fewer: ${name}`}
        icon={<IconMinus {...icon} />}
        size={48}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      />
      <output aria-label={`How many: ${name}`}>{value}</output>
      <IconButton
        label={`One more: ${name}`}
        icon={<IconPlus {...icon} />}
        size={48}
        disabled={value >= Math.min(left ?? mostPieces, mostPieces)}
        onClick={() => onChange(value + 1)}
      />
    </span>
  );
}
