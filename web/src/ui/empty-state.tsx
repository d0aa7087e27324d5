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
  /** It is all that the page says: its title is the page's. */
  isPage?: boolean;
}

/** Nothing here yet, and the next step. */
export function EmptyState({ title, children, action, isPage }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <LaneMark className={styles.lane} />
      <StateTitle isPage={isPage}>{title}</StateTitle>
      {children && <p className={text.muted}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  /** It is all that the page says: its title is the page's. */
  isPage?: boolean;
  /** Why, and what was kept. */
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** It did not load; trying again is one press away. */
export function ErrorState({ title, children, onRetry, retrying, isPage }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <IconPlugConnectedX className={styles.plug} size={24} stroke={1.75} aria-hidden="true" />
      <StateTitle isPage={isPage}>{title}</StateTitle>
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

function StateTitle({ isPage, children }: { isPage: boolean | undefined; children: string }) {
  const Title = isPage ? 'h1' : 'b';
  return <Title className={text.h4}>{children}</Title>;
}
