import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './explain-button.module.css';
import { type AskedPlace, keyOf, useExplaining } from './explaining.ts';

interface ExplainButtonProps {
  entryId: string;
  /** null: the overall. */
  workoutId: string | null;
  /** Which figure of the row it is. */
  figure?: AskedPlace['figure'];
  /** In a table the arrow keys go from figure to figure: see figure-grid.ts. */
  inGrid?: boolean;
  children: ReactNode;
}

/** A figure that opens its explanation. */
export function ExplainButton(props: ExplainButtonProps) {
  const { entryId, workoutId, figure = 'result', inGrid = false, children } = props;
  const { asked, ask } = useExplaining();
  const own = { entryId, workoutId, figure };
  const isOpen = asked !== null && keyOf(asked) === keyOf(own);
  // The window itself may still be on its way: then nobody else hears the key.
  const leave = (press: KeyboardEvent) => press.key === 'Escape' && isOpen && ask(null);
  return (
    <button
      type="button"
      className={clsx(styles.button, isOpen && styles.open)}
      title="Explain this place"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-explains={keyOf(own)}
      {...(inGrid && { 'data-figure': true, tabIndex: -1 })}
      onKeyDown={leave}
      onClick={() => ask(isOpen ? null : own)}
    >
      {children}
    </button>
  );
}
