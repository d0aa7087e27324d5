import { IconAlertCircle } from '@tabler/icons-react';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import unseen from './visually-hidden.module.css';

/** What every field shares. */
export interface FieldLook {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place says it: a search box in a bar. */
  labelHidden?: boolean;
  /** Says "optional" beside the label; the others are required. */
  optional?: boolean;
  /** At the end of the label's line: "Forgot?". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** The reason it was refused; shown in place of the hint. */
  error?: ReactNode;
  className?: string | undefined;
}

/** What the control inside must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint or error below. */
export function Field({
  id,
  label,
  labelHidden,
  optional,
  aside,
  hint,
  error,
  className,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const below = error ? `${controlId}-error` : hint ? `${controlId}-hint` : undefined;
  return (
    <div className={clsx(styles.field, error && styles.wrong, className)}>
      <div className={clsx(styles.top, labelHidden && unseen.hidden)}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
          {optional && <span> optional</span>}
        </label>
        {aside}
      </div>
      {children({ id: controlId, 'aria-describedby': below, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p className={styles.error} id={below}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={below}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

interface FieldSetProps {
  /** Where a problem of the whole group leads. */
  id?: string;
  legend: ReactNode;
  optional?: boolean;
  error?: ReactNode;
  children: ReactNode;
}

/** A group of fields under a leaning-free hairline with its name on it. */
export function FieldSet({ id, legend, optional, error, children }: FieldSetProps) {
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} className={styles.set}>
      <legend>
        {legend}
        {optional && <span> optional</span>}
      </legend>
      {children}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Fields side by side on a wide screen, one below the other on a phone. */
export function FieldGrid({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return <div className={clsx(styles.grid, columns === 3 && styles.three)}>{children}</div>;
}

interface FormBodyProps {
  children: ReactNode;
  /** Fields of 48 also on a wide screen: sign-in, checkout. */
  tall?: boolean;
}

/** The body of a form: one rhythm between its fields. */
export function FormBody({ children, tall = false }: FormBodyProps) {
  return <div className={clsx(styles.form, tall && styles.tall)}>{children}</div>;
}
