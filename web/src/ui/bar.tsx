import clsx from 'clsx';
import styles from './bar.module.css';

interface BarProps {
  value: number;
  max: number;
  /** What is being filled: read out, not shown. */
  label: string;
  tone?: 'plain' | 'hot' | 'good' | 'volt';
  size?: 'thin' | 'middle' | 'thick';
}

/** How full something is, with a leaning end. */
export function Bar({ value, max, label, tone = 'plain', size = 'middle' }: BarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be given a leaning end
    <div
      className={clsx(styles.bar, styles[tone], styles[size])}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  );
}
