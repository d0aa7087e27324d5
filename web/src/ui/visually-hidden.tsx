import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read out, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** The first stop of the Tab key: past the header to the content. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      className={styles.skip}
      href={`#${target}`}
      onClick={(event) => {
        // The router would take a bare hash for a navigation.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
