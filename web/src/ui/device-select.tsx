import { IconChevronDown } from '@tabler/icons-react';
import styles from './device-select.module.css';

interface DeviceSelectProps<Value extends string> {
  /** Read out: the place says what is chosen. */
  label: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a list by the device's own means: light, and what a thumb knows best. */
export function DeviceSelect<Value extends string>(props: DeviceSelectProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <div className={styles.box}>
      <select
        aria-label={label}
        value={value}
        onChange={(change) => onChange(change.currentTarget.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
    </div>
  );
}
