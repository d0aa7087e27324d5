import { IconChevronDown } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FilterValue } from './row-filters.ts';
import styles from './value-select.module.css';

interface ValueSelectProps {
  /** `Country`; also shown when nothing is selected. */
  label: string;
  icon: ReactNode;
  values: readonly FilterValue[];
  value: string;
  onChange: (value: string) => void;
  /** How a value is written. */
  text?: (value: string) => string;
}

const asItIs = (value: string) => value;

/** One of many values, by the device's own list: typing finds, on a phone a wheel turns. */
export function ValueSelect({ label, icon, values, value, onChange, text = asItIs }: ValueSelectProps) {
  const known = values.some((each) => each.value === value) || value === '';
  const shown = known ? values : [...values, { value, athletes: 0 }];
  const sorted = shown.toSorted((a, b) => text(a.value).localeCompare(text(b.value)));
  return (
    <span className={clsx(styles.box, value !== '' && styles.on)}>
      {icon}
      <select aria-label={label} value={value} onChange={(change) => onChange(change.currentTarget.value)}>
        <option value="">{label}</option>
        {sorted.map((each) => (
          <option key={each.value} value={each.value}>
            {`${text(each.value)} (${each.athletes})`}
          </option>
        ))}
      </select>
      <IconChevronDown className={styles.end} size={16} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
