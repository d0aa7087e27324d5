import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './dock.module.css';
import { useStickyFoot } from './sticky-foot.ts';

interface DockProps {
  /** What the action is about: the price, the unsaved mark. */
  children?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  /** `frame`: ink, for a running clock. */
  tone?: 'surface' | 'frame';
  /** Stays on a wide screen as well: a save bar. */
  always?: boolean;
}

/** The main action at the thumb: docked at the bottom of a phone's screen. */
export function Dock({ children, action, tone = 'surface', always = false }: DockProps) {
  return (
    <div
      ref={useStickyFoot('--dock')}
      className={clsx(styles.dock, styles[tone], always && styles.always)}
      {...(tone === 'frame' && { 'data-on-frame': '' })}
    >
      <div className={styles.inner}>
        {children && <div className={styles.words}>{children}</div>}
        {action && <div className={clsx(styles.action, !children && styles.alone)}>{action}</div>}
      </div>
    </div>
  );
}

/** The unsaved mark lives in the save bar. */
export function UnsavedMark({ children = 'Unsaved changes' }: { children?: ReactNode }) {
  return <b className={styles.unsaved}>{children}</b>;
}
