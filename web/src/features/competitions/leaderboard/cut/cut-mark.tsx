import type { CutState } from '@chalkline/contract/competitions/cut.schema.ts';
import { cutStateLabels } from '@chalkline/contract/competitions/cut-text.ts';
import { IconCircleDashed, IconMinus, IconSquareCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './cut.module.css';

const shapes = {
  clinched: IconSquareCheck,
  above: IconCircleDashed,
  below: IconCircleDashed,
  out: IconMinus,
} as const;

interface CutMarkProps {
  state: CutState;
  /** How far it is from the line. */
  gap?: string;
}

/** An entry's state at the cut, as shape, word and color. */
export function CutMark({ state, gap = '' }: CutMarkProps) {
  const Shape = shapes[state];
  return (
    <span className={styles.at}>
      <span className={clsx(styles.mark, styles[state])}>
        <Shape size={16} stroke={1.75} aria-hidden="true" />
        {cutStateLabels[state]}
      </span>
      {gap && <small className={styles.gap}>{gap}</small>}
    </span>
  );
}
