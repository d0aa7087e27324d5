import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './cart.module.css';
import { mostPieces } from './carts.ts';

interface PieceCountProps {
  name: string;
  value: number;
  /** null: more than anyone orders. */
  left: number | null;
  /** The main action of the page. */
  isMain?: boolean;
  onChange: (value: number) => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** How many pieces of a variant are in the cart; a button to add the first one. */
export function PieceCount({ name, value, left, isMain = false, onChange }: PieceCountProps) {
  if (value === 0) {
    return (
      <Button
        aria-label={isMain ? `Add to cart: ${name}` : `Add ${name}`}
        {...(isMain && { variant: 'main', size: 48, wide: true })}
        onClick={() => onChange(1)}
      >
        {isMain ? 'Add to cart' : 'Add'}
      </Button>
    );
  }
  return (
    <span className={styles.count}>
      <IconButton
        label={`One fewer: ${name}`}
        icon={<IconMinus {...icon} />}
        size={48}
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
