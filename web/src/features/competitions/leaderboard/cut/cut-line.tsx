import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { LaneMark } from '../../../../ui/lane-mark.tsx';
import styles from './cut.module.css';
import { lineText } from './cut-line-text.ts';

/** The cut line between rows. */
export function CutLine({ head, cut }: { head: Pick<BoardHead, 'workouts'>; cut: BoardCut }) {
  const { title, rule } = lineText(head, cut);
  return (
    <span className={styles.line}>
      <LaneMark className={styles.lane ?? ''} />
      <b>{title}</b>
      <span className={styles.rule}>{rule}</span>
    </span>
  );
}
