import type { CSSProperties } from 'react';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** Edge in pixels. */
  size?: number;
  /** Read out while it turns; without it the spinner is decoration beside a word. */
  label?: string;
}

export function Spinner({ size = 16, label }: SpinnerProps) {
  const look = { '--spinner': `${size}px` } as CSSProperties;
  if (!label) return <span className={styles.spinner} style={look} aria-hidden="true" />;
  return (
    <span className={styles.screen} role="status" aria-label={label}>
      <span className={styles.spinner} style={look} />
    </span>
  );
}
