import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** 1280 to choose and read, 1680 to work, 720 to fill in. */
  width?: 'read' | 'work' | 'form';
  className?: string;
}

/** The column of a screen with its gutters and the air above and below. */
export function Page({ children, width = 'read', className }: PageProps) {
  return <div className={clsx(styles.page, styles[width], className)}>{children}</div>;
}

/** The ink band at the top of a screen: hero, title of a board. Content keeps to the page's column. */
export function FrameBand({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx(styles.band)} data-on-frame="">
      <div className={clsx(styles.inner, className)}>{children}</div>
    </div>
  );
}

/** Things side by side that wrap. */
export function Row({ children, gap = 8 }: { children: ReactNode; gap?: 4 | 8 | 12 | 16 | 24 }) {
  return (
    <div className={styles.row} style={{ gap }}>
      {children}
    </div>
  );
}

interface StackProps {
  children: ReactNode;
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | 48;
  /** No wider than what is filled in: 720. */
  asForm?: boolean;
}

/** Things one below the other. */
export function Stack({ children, gap = 16, asForm = false }: StackProps) {
  return (
    <div className={clsx(styles.stack, asForm && styles.asForm)} style={{ gap }}>
      {children}
    </div>
  );
}
