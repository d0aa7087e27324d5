import { IconHistory } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { entryStateWords } from '../entries/entry-words.ts';
import { CellReceipt } from './cell-receipt.tsx';
import styles from './sheet.module.css';
import { type ScoreCellInput, useScoreCell } from './use-score-cell.ts';

interface ScoreLineProps extends ScoreCellInput {
  readOnly: boolean;
  onHistory: () => void;
}

/** One line of the sheet: who, the box to type in, what was understood and whether it has arrived. */
export function ScoreLine({ readOnly, onHistory, ...input }: ScoreLineProps) {
  const { entry } = input.row;
  const cell = useScoreCell(input);
  const receiptId = `receipt-${entry.id}`;
  const wrong = cell.state.kind === 'typing' && cell.state.left && cell.reading.kind === 'problem';
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      const line = event.currentTarget.closest('li');
      if (cell.commit()) moveTo(event.currentTarget, 1);
      else requestAnimationFrame(() => line?.querySelector<HTMLElement>('[data-ask]')?.focus());
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveTo(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Escape') cell.drop();
  };
  return (
    <li className={styles.row} data-state={entry.state === 'active' ? undefined : 'out'}>
      <b className={styles.bib}>{entry.bib}</b>
      <span className={styles.who}>
        {entry.name}
        {entry.state !== 'active' && <Tag>{entryStateWords[entry.state]}</Tag>}
      </span>
      <input
        className={styles.box}
        data-cell=""
        aria-label={`Score of ${entry.bib} ${entry.name}`}
        aria-describedby={receiptId}
        aria-invalid={wrong || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        readOnly={readOnly || cell.state.kind === 'saving'}
        value={cell.text}
        onChange={(change) => cell.type(change.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => cell.commit()}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.receipt} id={receiptId} aria-live="polite">
        <CellReceipt cell={cell} score={input.row.score} scoring={input.workout.scoring} />
      </div>
      <span className={styles.history}>
        {input.row.score && (
          <IconButton
            size={32}
            label={`History of ${entry.name}`}
            icon={<IconHistory size={18} stroke={1.75} />}
            onClick={onHistory}
          />
        )}
      </span>
    </li>
  );
}

/** The box above or below. Leaving this one sends what stands in it. */
function moveTo(box: HTMLInputElement, by: 1 | -1): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-cell]')];
  boxes[boxes.indexOf(box) + by]?.focus();
}
