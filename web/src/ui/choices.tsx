import { IconCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choices.module.css';
import unseen from './visually-hidden.module.css';

interface ChoiceLook {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label is only read out: a box at the head of a table row. */
  labelHidden?: boolean;
}

interface ChoiceProps extends ChoiceLook, Omit<ComponentProps<'input'>, 'type' | 'className'> {}

/** Takes what `form.getInputProps(name, { type: 'checkbox' })` gives. */
export function Checkbox(props: ChoiceProps) {
  return (
    <Choice {...props} type="checkbox">
      <span className={styles.box}>
        <IconCheck size={14} stroke={2} aria-hidden="true" />
      </span>
    </Choice>
  );
}

/** One of several that share a `name`. */
export function Radio(props: ChoiceProps) {
  return (
    <Choice {...props} type="radio">
      <span className={clsx(styles.box, styles.round)} />
    </Choice>
  );
}

/** On or off, at once: a switch needs no Save. */
export function Switch(props: ChoiceProps) {
  return (
    <Choice {...props} type="checkbox" role="switch">
      <span className={styles.switch} />
    </Choice>
  );
}

function Choice({
  label,
  hint,
  error,
  labelHidden,
  children,
  ...input
}: ComponentProps<'input'> & ChoiceLook) {
  const id = useId();
  const below = error || hint ? `${id}-below` : undefined;
  return (
    <div className={clsx(styles.choice, error && styles.wrong)}>
      <label className={styles.row}>
        <input {...input} className={styles.input} aria-describedby={below} />
        {children}
        <span className={labelHidden ? unseen.hidden : undefined}>{label}</span>
      </label>
      {below && (
        <p className={error ? styles.error : styles.hint} id={below}>
          {error || hint}
        </p>
      )}
    </div>
  );
}

interface ChoiceGroupProps {
  /** Where an error summary leads. */
  id?: string;
  legend: ReactNode;
  legendHidden?: boolean;
  /** Side by side instead of one below the other. */
  inline?: boolean;
  error?: ReactNode;
  children: ReactNode;
}

/** Checkboxes or radios that answer one question. */
export function ChoiceGroup({ id, legend, legendHidden, inline, error, children }: ChoiceGroupProps) {
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} className={styles.group}>
      <legend className={legendHidden ? unseen.hidden : styles.legend}>{legend}</legend>
      <div className={clsx(styles.choices, inline && styles.inline)}>{children}</div>
      {error && <p className={styles.groupError}>{error}</p>}
    </fieldset>
  );
}
