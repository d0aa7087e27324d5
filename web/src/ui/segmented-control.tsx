import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './segmented-control.module.css';
import text from './text.module.css';
import unseen from './visually-hidden.module.css';

interface SegmentedControlProps<Value extends string> {
  /** What is chosen, read out. */
  label: string;
  /** Shows the label above, as in a form. */
  labelShown?: boolean;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  wide?: boolean;
  size?: 40 | 48;
  /** Below, as under a field. */
  hint?: ReactNode;
}

/** Two to five choices side by side, one of them on. Radio buttons to the keyboard and to screen readers. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, labelShown = false, choices, value, onChange, wide, size = 40, hint } = props;
  const name = useId();
  return (
    <fieldset className={styles.set} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={labelShown ? styles.legend : unseen.hidden}>{label}</legend>
      <div className={clsx(styles.track, wide && styles.wide, size === 48 && styles.tall)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className={text.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
