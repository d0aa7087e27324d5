import type { ReactNode } from 'react';
import styles from './row-actions.module.css';

/** What can be done with a row of a table or list, at its end. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
