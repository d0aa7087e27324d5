import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  /** The heading in the panel's own bar; without one there is no bar. */
  title?: ReactNode;
  level?: 2 | 3;
  /** At the end of the bar. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Air around the content; off for tables and lists that reach the edge. */
  padded?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A surface with a hairline. */
export function Panel({
  title,
  level = 2,
  actions,
  footer,
  padded = false,
  className,
  children,
}: PanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={clsx(styles.panel, className)}>
      {(title || actions) && (
        <header className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {actions}
        </header>
      )}
      <div className={padded ? styles.padded : styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  );
}
