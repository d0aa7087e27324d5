import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards for those who choose: one, two from 464 px, three from 1024. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
