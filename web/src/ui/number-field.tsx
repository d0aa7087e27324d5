import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import { numberText } from './locale.ts';

interface NumberFieldProps
  extends FieldLook,
    Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  value?: number | null;
  defaultValue?: number | null;
  /** Null while the box is empty or holds something that is no number. */
  onChange?: (value: number | null) => void;
  unit?: ReactNode;
  /** Allows a decimal point. */
  decimals?: boolean;
}

/** A number with its unit. A text box: the wheel must not change a price by accident. */
export function NumberField({
  value,
  defaultValue,
  onChange,
  unit,
  decimals = false,
  ...props
}: NumberFieldProps) {
  const { label, labelHidden, optional, aside, hint, error, className, id, ...input } = props;
  const look = { label, labelHidden, optional, aside, hint, error, className, id };
  const [typed, setTyped] = useState(() => written(value ?? defaultValue));
  const shown = value === undefined || numberIn(typed, decimals) === value ? typed : written(value);
  return (
    <Field {...look}>
      {(control) => (
        <span className={styles.box}>
          <input
            {...input}
            {...control}
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            className={styles.control}
            value={shown}
            onChange={(change) => {
              // "73.4 kg" would be no number, and kept as nothing.
              const text = change.currentTarget.value.replace(/[^\d.,-]/g, '');
              setTyped(text);
              onChange?.(numberIn(text, decimals));
            }}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </Field>
  );
}

function written(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/**
 * Reads "4500", "4,5", "4.5" and thousands as people write them: "8,200" where only whole numbers go, "1,234.5". With
 * `decimals` the comma of "8,200" is the reader's: thousands in English, a decimal one in German. Null for anything else.
 */
export function numberIn(text: string, decimals = true): number | null {
  const plain = plainOf(text.trim(), decimals);
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}

const commasGroup = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const pointsGroup = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const oneMark = /^-?\d+[.,]\d{3}$/;

function plainOf(typed: string, decimals: boolean): string {
  const isClear = !decimals || !oneMark.test(typed);
  if (commasGroup.test(typed) && (isClear || numberText(10_000).includes(','))) {
    return typed.replaceAll(',', '');
  }
  if (pointsGroup.test(typed) && isClear) return typed.replaceAll('.', '').replace(',', '.');
  return typed.replace(',', '.');
}
