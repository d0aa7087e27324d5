import type { ReactNode } from 'react';
import { errorText } from '../../../platform/error-texts.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './compete.module.css';

interface PromoFieldProps {
  /** The code that is in use; empty for none. */
  used: string;
  error: ReactNode;
  /** Why the order with this code couldn't be priced. */
  failure: Error | null;
  onUse: (code: string) => void;
}

/** A promo code, tried when it is used. */
export function PromoField({ used, error, failure, onUse }: PromoFieldProps) {
  const [typed, setTyped] = useKeptState('promo code', used);
  return (
    <div className={styles.promo}>
      <TextField
        id="promoCode"
        label="Promo code"
        optional
        autoComplete="off"
        error={error ?? (failure && errorText(failure))}
        value={typed}
        onChange={(change) => setTyped(change.currentTarget.value)}
        onKeyDown={(press) => {
          if (press.key !== 'Enter') return;
          press.preventDefault();
          onUse(typed.trim());
        }}
      />
      {used !== '' && typed.trim() === used ? (
        <Button
          onClick={() => {
            setTyped('');
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
