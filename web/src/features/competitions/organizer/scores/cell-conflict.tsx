import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../../../../ui/button.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import styles from './sheet.module.css';
import type { ScoreCell } from './use-score-cell.ts';

interface CellConflictProps {
  cell: ScoreCell;
  theirs: ScoreReply;
  mine: string;
}

/** Two people entered a score for the same cell: shows both, to choose from. */
export function CellConflict({ cell, theirs, mine }: CellConflictProps) {
  const understood = cell.reading.kind === 'score' ? cell.reading.understood : mine;
  return (
    <div className={styles.ask}>
      <span className={styles.warn}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        <span>
          {theirs.recordedBy.name} entered {theirs.understood || 'no score'}{' '}
          <TimeAgo at={theirs.receivedAt} />. Yours is {understood}.
        </span>
      </span>
      <Button size={32} onClick={cell.keepTheirs}>
        Keep theirs
      </Button>
      <Button size={32} onClick={cell.enterMine}>
        Use mine
      </Button>
    </div>
  );
}
