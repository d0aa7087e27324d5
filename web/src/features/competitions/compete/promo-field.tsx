import type { ReactNode } from 'react';
import { errorText } from '../../../platform/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './compete.module.css';

interface PromoFieldProps {
  /** The code that is in use; empty for none. */
  used: string;
  typed: string;
  onTyped: (code: string) => void;
  error: ReactNode;
  /** Why the order with this code couldn't be priced. */
  failure: Error | null;
  onUse: (code: string) => void;
}

/** A promo code, tried when it is used. Another one typed over it ends its use. */
export function PromoField({ used, typed, onTyped, error, failure, onUse }: PromoFieldProps) {
  return (
    <div className={styles.promo}>
      <TextField
        id="promoCode"
        label="Promo code"
        optional
        autoComplete="off"
        error={error ?? (failure && errorText(failure))}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          onTyped(value);
          if (value.trim() !== used) onUse('');
        }}
        onKeyDown={(press) => {
          if (press.key !== 'Enter') return;
          press.preventDefault();
          onUse(typed.trim());
        }}
      />
      {used !== '' && typed.trim() === used ? (
        <Button
          onClick={() => {
            onTyped('');
            onUse('');
          }}
        >
          Remove
        </Button>
      ) : (
        <Button onClick={() => onUse(typed.trim())} disabled={typed.trim() === ''}>
          Use code
        </Button>
      )}
    </div>
  );
}
