import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { Button } from '../../../../ui/button.tsx';
import styles from './sheet.module.css';
import type { ScoreActs } from './use-score-acts.ts';

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Undo and redo for scores entered here. */
export function UndoBar({ acts }: { acts: ScoreActs }) {
  const { done, undone } = acts.stack;
  return (
    <div className={styles.undo}>
      <Button
        size={32}
        icon={<IconArrowBackUp {...look} />}
        disabled={done.length === 0 || acts.busy}
        onClick={acts.undo}
      >
        Undo
      </Button>
      <Button
        size={32}
        icon={<IconArrowForwardUp {...look} />}
        disabled={undone.length === 0 || acts.busy}
        onClick={acts.redo}
      >
        Redo
      </Button>
      <span className={styles.keys}>
        Enter, Tab and arrow keys move. Ctrl+Z undoes. Paste a column to fill it down. Shift+F2 opens the
        history.
      </span>
      <span className={styles.said} role="status">
        {acts.said}
      </span>
    </div>
  );
}
