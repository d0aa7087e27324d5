import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import { LaneMark } from './lane-mark.tsx';
import text from './text.module.css';

interface EmptyStateProps {
  title: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** The next step as a small button. */
  action?: ReactNode;
}

/** Nothing here yet, and the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <LaneMark className={styles.lane} />
      <b className={text.h4}>{title}</b>
      {children && <p className={text.muted}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  /** Why, and what was kept. */
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** It did not load; trying again is one press away. */
export function ErrorState({ title, children, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <IconPlugConnectedX className={styles.plug} size={24} stroke={1.75} aria-hidden="true" />
      <b className={text.h4}>{title}</b>
      {children && <p className={text.muted}>{children}</p>}
      <div className={styles.action}>
        <Button
          size={32}
          busy={retrying ?? false}
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onRetry}
        >
          Try again
        </Button>
      </div>
    </div>
  );
}
