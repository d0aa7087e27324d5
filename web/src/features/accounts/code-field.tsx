import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import clsx from 'clsx';
import { Field } from '../../ui/field.tsx';
import styles from './code-field.module.css';

interface CodeFieldProps {
  id: string;
  label: string;
  value: string;
  error?: React.ReactNode;
  /** Added to the error: how many tries are left. */
  below?: string | undefined;
  onChange: (digits: string) => void;
}

const places = Array.from({ length: verificationCode.digits }, (_, place) => place);

/**
 * One box per digit over a single input, so that pasting, autofill from email and screen readers work as usual.
 */
export function CodeField({ id, label, value, error, below, onChange }: CodeFieldProps) {
  return (
    <Field id={id} label={label} error={error && below ? `${String(error)} ${below}` : error} hint={below}>
      {(control) => (
        <span className={clsx(styles.code, error && styles.wrong)}>
          <input
            {...control}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => onChange(digitsIn(event.currentTarget.value))}
          />
          {places.map((place) => (
            <span
              key={place}
              aria-hidden="true"
              className={clsx(
                styles.place,
                place === Math.min(value.length, places.length - 1) && styles.next,
              )}
            >
              {value[place]}
            </span>
          ))}
        </span>
      )}
    </Field>
  );
}

/** Finds the code in pasted text: `Your code is 409 218.` */
function digitsIn(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, verificationCode.digits);
}
