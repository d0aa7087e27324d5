import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/quantity.tsx';
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

/** Milliseconds in which a second tap on the button that adds a piece doesn’t take it out again. */
const doubleTap = 500;

/** How many pieces of a variant are in the cart; a button to add the first one. */
export function PieceCount({ name, value, left, isMain = false, onChange }: PieceCountProps) {
  const addedAt = useRef(0);
  if (value === 0) {
    return (
      <Button
        aria-label={isMain ? `Add to cart: ${name}` : `Add ${name}`}
        {...(isMain && { variant: 'main', size: 48, wide: true })}
        onClick={() => {
          addedAt.current = performance.now();
          onChange(1);
        }}
      >
        {isMain ? 'Add to cart' : 'Add'}
      </Button>
    );
  }
  return (
    <Quantity
      name={name}
      value={value}
      most={Math.min(left ?? mostPieces, mostPieces)}
      onChange={(next) => {
        if (next > value || performance.now() - addedAt.current > doubleTap) onChange(next);
      }}
    />
  );
}
