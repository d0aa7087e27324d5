import clsx from 'clsx';
import type { ReactNode } from 'react';
import text from '../../ui/text.module.css';
import styles from './components-page.module.css';

interface PartProps {
  title: string;
  /** Columns of twelve. */
  span?: 4 | 8 | 12;
  children: ReactNode;
}

/** One piece of the components page. */
export function Part({ title, span = 4, children }: PartProps) {
  return (
    <section className={clsx(styles.part, styles[`span${span}`])}>
      <h2 className={clsx(text.h5, styles.title)}>{title}</h2>
      {children}
    </section>
  );
}
