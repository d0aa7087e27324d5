import type { ReactNode } from 'react';
import styles from './deeds.module.css';

/** What can be done with a line of a table, at its end. */
export function Deeds({ children }: { children: ReactNode }) {
  return <div className={styles.deeds}>{children}</div>;
}
