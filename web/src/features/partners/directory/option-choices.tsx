import type { ProductReply } from '@chalkline/contract/partners/product.schema.ts';
import { useId } from 'react';
import styles from './option-choices.module.css';

interface OptionChoicesProps {
  option: ProductReply['options'][number];
  value: string;
  /** Sold out values can be chosen, and look it. */
  isOut: (value: string) => boolean;
  onChange: (value: string) => void;
}

/** The values of an option, side by side. */
export function OptionChoices({ option: { name, values }, value, isOut, onChange }: OptionChoicesProps) {
  const group = useId();
  return (
    <fieldset className={styles.option}>
      <legend>{name}</legend>
      <div className={styles.values}>
        {values.map((one) => (
          <label key={one} className={styles.value} data-out={isOut(one) || undefined}>
            <input
              type="radio"
              name={group}
              checked={one.toLowerCase() === value.toLowerCase()}
              aria-label={isOut(one) ? `${one}, sold out` : one}
              onChange={() => onChange(one)}
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
