import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { Note } from './note.tsx';

interface ErrorSummaryProps {
  problems: readonly {
    text: string;
    /** The id of the field that is meant, where there is one. */
    field?: string;
  }[];
  /** Takes the focus when it appears: after a press on Save. */
  focused?: boolean;
}

/** The problems of a form in one list on top, each with a link to its field. */
export function ErrorSummary({ problems, focused = false }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  if (problems.length === 0) return null;
  const title = problems.length === 1 ? 'Check 1 field' : `Check ${problems.length} fields`;
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Note tone="bad" announced>
        <b>{title} before you continue.</b>
        <ul>
          {problems.map(({ text, field }) => (
            <li key={text}>{field ? <FieldLink field={field}>{text}</FieldLink> : text}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

function FieldLink({ field, children }: { field: string; children: string }) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        // The router would take a bare hash for a navigation, and a form with unsaved changes would ask.
        event.preventDefault();
        document.getElementById(field)?.focus();
      }}
    >
      {children}
    </a>
  );
}
