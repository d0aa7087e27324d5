import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { Button } from '../../../../ui/button.tsx';
import styles from './sheet.module.css';
import type { ScoreCell } from './use-score-cell.ts';

interface ReasonFormProps {
  cell: ScoreCell;
  score: ScoreReply | null;
  /** What the correction changes for everyone. */
  preview: ReactNode;
}

/** Asks for the reason of a correction, after showing what it changes. */
export function ReasonForm({ cell, score, preview }: ReasonFormProps) {
  const [reason, setReason] = useKeptState(`correct ${cell.place}`, '');
  const field = useRef<HTMLInputElement>(null);
  // Takes the focus at once, so that no key of the reason ends up in the score.
  useLayoutEffect(() => {
    if (boxOf(field.current) === document.activeElement) field.current?.focus();
  }, []);
  const isScore = reason.trim() !== '' && !/\p{L}/u.test(reason);
  const isGood = reason.trim() !== '' && !isScore;
  const understood = cell.reading.kind === 'score' ? cell.reading.understood : 'Score removed';
  const leave = () => {
    boxOf(field.current)?.focus();
    cell.drop();
  };
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isGood) return;
        boxOf(field.current)?.focus();
        cell.correct(reason.trim());
      }}
    >
      <span>
        {understood}
        {score?.value && `, instead of ${score.understood} entered by ${score.recordedBy.name}`}.
      </span>
      <input
        ref={field}
        className={styles.reason}
        data-ask=""
        aria-label="Reason for correction"
        placeholder="Reason for correction"
        maxLength={500}
        value={reason}
        onChange={(change) => setReason(change.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && leave()}
      />
      <Button size={32} variant="solid" type="submit" disabled={!isGood}>
        Correct
      </Button>
      <Button size={32} variant="text" onClick={leave}>
        Cancel
      </Button>
      {isScore && (
        <span className={styles.bad} role="alert">
          This looks like a score. Write why {cell.text.trim() === '' ? 'it is removed' : 'the score changes'}
          .
        </span>
      )}
      {preview}
    </form>
  );
}

/** The cell in the same row, which gets the focus back. */
function boxOf(field: HTMLElement | null): HTMLElement | null {
  return field?.closest('li')?.querySelector<HTMLElement>('[data-cell]') ?? null;
}
