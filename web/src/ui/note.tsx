import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './note.module.css';

const icons = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertCircle,
} as const;

interface NoteProps {
  tone?: keyof typeof icons;
  children: ReactNode;
  /** Read out when it appears: for what happened after the page was there. */
  announced?: boolean;
}

/** Something to know before going on, in the place where it matters. */
export function Note({ tone = 'info', children, announced = false }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div className={clsx(styles.note, styles[tone])} role={announced ? 'alert' : undefined}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
