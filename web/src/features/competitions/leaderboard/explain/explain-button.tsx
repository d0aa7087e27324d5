import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './explain-button.module.css';
import { keyOf, useExplaining } from './explaining.ts';

interface ExplainButtonProps {
  entryId: string;
  /** null: the overall. */
  workoutId: string | null;
  /** In a table Tab goes from row to row, and the arrow keys to the other figures of one. */
  skipped?: boolean;
  children: ReactNode;
}

/** A figure that says why when it is pressed. */
export function ExplainButton({ entryId, workoutId, skipped = false, children }: ExplainButtonProps) {
  const { asked, ask } = useExplaining();
  const isOpen = asked?.entryId === entryId && asked.workoutId === workoutId;
  return (
    <button
      type="button"
      className={clsx(styles.button, isOpen && styles.open)}
      title="Explain this place"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-explains={keyOf({ entryId, workoutId })}
      tabIndex={skipped ? -1 : undefined}
      onClick={() => ask(isOpen ? null : { entryId, workoutId })}
    >
      {children}
    </button>
  );
}
