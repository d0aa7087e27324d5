import { IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './tag.module.css';
import unseen from './visually-hidden.module.css';

/** A word about a thing: "Owner". Says, does nothing. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

/** How many, on a ground that is seen: unread messages. */
export function CountTag({ value, label }: { value: number; label: string }) {
  if (value <= 0) return null;
  return (
    <b className={styles.count}>
      {value > 99 ? '99+' : value}
      <span className={unseen.hidden}> {label}</span>
    </b>
  );
}

interface ChipProps {
  children: ReactNode;
  on?: boolean;
  onClick: () => void;
}

/** A filter that is on or off. */
export function Chip({ children, on = false, onClick }: ChipProps) {
  return (
    <button type="button" className={clsx(styles.chip, on && styles.on)} aria-pressed={on} onClick={onClick}>
      {children}
    </button>
  );
}

interface FilterChipProps {
  children: string;
  onRemove: () => void;
}

/** A filter that is set; pressing it takes it away. */
export function FilterChip({ children, onRemove }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={`Remove ${children}`} onClick={onRemove}>
      {children}
      <IconX size={14} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
