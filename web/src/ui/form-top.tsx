import { type ReactNode, useEffect, useRef } from 'react';
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
        <Refusal>
          <b>{refusal}</b> {children}
        </Refusal>
      )}
    </div>
  );
}

/** Takes the focus when it appears: the button may be at the other end of a long form. */
function Refusal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.refusal}>
      <Note tone="bad" announced>
        {children}
      </Note>
    </div>
  );
}
