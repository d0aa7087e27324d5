import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { IconHistory } from '@tabler/icons-react';
import type { ClipboardEvent, ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { PointsText } from '../../leaderboard/board-figures.ts';
import { entryStateLabels } from '../entries/entry-labels.ts';
import { CellReceipt } from './cell-receipt.tsx';
import { checkOf } from './check-menu.tsx';
import { isColumn } from './paste-column.ts';
import { RankedAs } from './ranked-as.tsx';
import styles from './sheet.module.css';
import { pressInSheet } from './sheet-keys.ts';
import { type ScoreCellInput, useScoreCell } from './use-score-cell.ts';

interface ScoreLineProps extends ScoreCellInput {
  /** The menu that marks the score as checked. */
  mark: ReactNode;
  readOnly: boolean;
  /** The active penalties on this score. */
  penalties: number;
  points: PointsText;
  isApart: (value: ScoreValue) => boolean;
  /** What a correction of this row changes for everyone. */
  previewOf: (change: RippleChange) => ReactNode;
  onHistory: () => void;
  onPaste: (text: string) => void;
  onAside: (by: 1 | -1) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** One row of the sheet: athlete, score field and feedback. */
export function ScoreLine(props: ScoreLineProps) {
  const {
    mark,
    readOnly,
    penalties,
    points,
    isApart,
    previewOf,
    onHistory,
    onPaste,
    onAside,
    onUndo,
    onRedo,
    ...input
  } = props;
  const { entry, score } = input.row;
  const cell = useScoreCell(input);
  const receiptId = `receipt-${entry.id}`;
  const wrong = cell.state.kind === 'typing' && cell.state.left && cell.reading.kind === 'problem';
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (readOnly || !isColumn(text)) return;
    event.preventDefault();
    onPaste(text);
  };
  return (
    <li className={styles.row} data-state={entry.state === 'active' ? undefined : 'out'}>
      <b className={styles.bib}>{entry.bib}</b>
      <span className={styles.who}>
        {entry.name}
        {entry.state !== 'active' && <Tag>{entryStateLabels[entry.state]}</Tag>}
        {penalties > 0 && <Tag>{penalties === 1 ? 'Penalty' : `${penalties} penalties`}</Tag>}
      </span>
      <input
        className={styles.box}
        data-cell={entry.id}
        aria-label={`Score for ${entry.bib} ${entry.name}`}
        aria-describedby={receiptId}
        aria-invalid={wrong || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        readOnly={readOnly || cell.state.kind === 'saving'}
        value={cell.text}
        onChange={(change) => cell.type(change.currentTarget.value)}
        onKeyDown={(event) =>
          pressInSheet(event, {
            commit: () => cell.commit(),
            drop: cell.drop,
            isTyping: cell.state.kind === 'typing',
            undo: onUndo,
            redo: onRedo,
            openHistory: () => score && onHistory(),
            goAside: onAside,
          })
        }
        onPaste={paste}
        onBlur={() => cell.commit()}
        onFocus={(event) => event.currentTarget.select()}
      />
      <RankedAs row={input.row} points={points} />
      <div className={styles.receipt} id={receiptId} aria-live="polite">
        <CellReceipt
          cell={cell}
          preview={
            cell.state.kind === 'reason' &&
            previewOf({
              kind: 'score',
              workoutId: input.workout.id,
              entryId: entry.id,
              typed: cell.state.text.trim(),
              tiebreaks: [],
              answers: cell.state.answers,
            })
          }
          score={score}
          check={checkOf(input.row)}
          scoring={input.workout.scoring}
          isApart={isApart}
        />
      </div>
      <span className={styles.history}>
        {mark}
        {score && (
          <IconButton
            size={32}
            label={`Score history of ${entry.name}`}
            icon={<IconHistory size={18} stroke={1.75} />}
            onClick={onHistory}
          />
        )}
      </span>
    </li>
  );
}
