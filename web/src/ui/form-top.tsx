import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form-top.module.css';
import { Note } from './note.tsx';

interface FormTopProps {
  problems: readonly { text: string; field: string }[];
  refusal: string | null;
  /** What could be done about the refusal. */
  children?: ReactNode;
}

/** Above the fields: why the form was refused, once, with links to the fields to fix. */
export function FormTop({ problems, refusal, children }: FormTopProps) {
  if (problems.length === 0 && refusal === null) return null;
  return (
    <div className={styles.top} data-form-top>
      {refusal === null ? (
        <ErrorSummary problems={problems} focused />
      ) : (
        <Note tone="bad" announced>
          <b>{refusal}</b> {children}
        </Note>
      )}
    </div>
  );
}
