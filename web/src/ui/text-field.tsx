import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldLook } from './field.tsx';

interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className' | 'size'> {
  /** Before the text. */
  icon?: ReactNode;
  /** After the text: "kg", "of 240". */
  unit?: ReactNode;
}

/** One line of text, a date, a time, an address. Takes what `form.getInputProps` gives. */
export function TextField({ icon, unit, ...props }: TextFieldProps) {
  const { label, labelHidden, optional, aside, hint, error, className, id, ...input } = props;
  const look = { label, labelHidden, optional, aside, hint, error, className, id };
  return (
    <Field {...look}>
      {(control) => (
        <span className={styles.box}>
          {icon}
          <input type="text" {...input} {...control} className={styles.control} />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </Field>
  );
}

interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'className'> {}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, optional, aside, hint, error, className, id, ...input } = props;
  const look = { label, labelHidden, optional, aside, hint, error, className, id };
  return (
    <Field {...look}>
      {(control) => (
        <span className={clsx(styles.box, styles.area)}>
          <textarea rows={4} {...input} {...control} className={styles.control} />
        </span>
      )}
    </Field>
  );
}
