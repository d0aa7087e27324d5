import type { ScoreCheck, ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { CellConflict } from './cell-conflict.tsx';
import { ReasonForm } from './reason-form.tsx';
import styles from './sheet.module.css';
import { typeOn } from './sheet-keys.ts';
import type { ScoreCell } from './use-score-cell.ts';

interface CellReceiptProps {
  cell: ScoreCell;
  /** The ripple of a correction, shown while its reason is asked for. */
  preview: ReactNode;
  score: ScoreReply | null;
  /** The mark on it. */
  check: ScoreCheck | null;
  scoring: WorkoutScoring;
  /** Whether a result is far from the other athletes' results. */
  isApart: (value: ScoreValue) => boolean;
}

/** The feedback next to a cell: the score as understood, questions, and whether it's saved. */
export function CellReceipt({ cell, preview, score, check, scoring, isApart }: CellReceiptProps) {
  const { state } = cell;
  switch (state.kind) {
    case 'rest':
      return <Recorded score={score} check={check} scoring={scoring} />;
    case 'typing':
      return <Understood cell={cell} left={state.left} taken={score?.value != null} isApart={isApart} />;
    case 'reason':
      return <ReasonForm cell={cell} score={score} preview={preview} />;
    case 'saving':
      return (
        <span className={styles.words}>
          <Spinner size={14} /> Saving
        </span>
      );
    case 'failed':
      return (
        <span className={styles.bad}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          Not saved. {state.why}
          <Button size={32} onClick={cell.retry}>
            Try again
          </Button>
        </span>
      );
    case 'conflict':
      return <CellConflict cell={cell} theirs={state.theirs} mine={state.text} />;
    case 'saved':
      if (score?.id !== state.scoreId) return <Recorded score={score} check={check} scoring={scoring} />;
      return (
        <span className={styles.good}>
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {score?.value ? `Saved: ${showScore(score.value, scoring).words}` : 'Score removed'}
          {score?.value && isApart(score.value) && <Apart />}
        </span>
      );
  }
}

function Recorded({ score, check, scoring }: Pick<CellReceiptProps, 'score' | 'check' | 'scoring'>) {
  if (!score?.value) return null;
  return (
    <span>
      {showScore(score.value, scoring).words}
      <span className={styles.by}>
        {' '}
        · {score.recordedBy.name}, <TimeAgo at={score.receivedAt} />
        {check?.state === 'checked' && ` · Checked by ${check.by.name}`}
        {check?.state === 'follow_up' && ` · Follow up${check.note && `: ${check.note}`}`}
      </span>
    </span>
  );
}

/** Only a hint: the score may be right. */
function Apart() {
  return (
    <span className={styles.warn}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      Far from the other results. Is it right?
    </span>
  );
}

interface UnderstoodProps {
  cell: ScoreCell;
  left: boolean;
  /** There's a score that an empty cell would remove. */
  taken: boolean;
  isApart: (value: ScoreValue) => boolean;
}

function Understood({ cell, left, taken, isApart }: UnderstoodProps) {
  const { reading } = cell;
  switch (reading.kind) {
    case 'empty':
      return taken ? <span>An empty cell removes the score</span> : null;
    case 'score':
      return (
        <span className={styles.words}>
          {reading.understood}
          {isApart(reading.score) && <Apart />}
        </span>
      );
    case 'problem':
      return (
        <span className={left ? styles.bad : undefined}>
          {left && <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />}
          {reading.message}
        </span>
      );
    case 'question':
      return (
        <span className={styles.ask}>
          <span>{reading.message}</span>
          {reading.choices.map((choice, index) => (
            <button
              key={choice.understood}
              type="button"
              className={styles.choice}
              data-ask={index === 0 ? '' : undefined}
              // Keeps the focus in the cell until the answer is handled.
              onMouseDown={(event) => event.preventDefault()}
              onKeyDown={typeOn}
              onClick={() => cell.answer(choice.answers)}
            >
              {choice.understood}
            </button>
          ))}
        </span>
      );
  }
}
