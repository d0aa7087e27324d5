import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import styles from './sheet.module.css';
import type { ScoreCell } from './use-score-cell.ts';

/** A correction is kept with why it was made. */
export function ReasonForm({ cell }: { cell: ScoreCell }) {
  const [reason, setReason] = useState('');
  const understood = cell.reading.kind === 'score' ? cell.reading.understood : 'Taken away';
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') cell.correct(reason.trim());
      }}
    >
      <span>{understood}.</span>
      <input
        className={styles.reason}
        data-ask=""
        aria-label="Reason for the correction"
        placeholder="Why is it corrected?"
        maxLength={500}
        value={reason}
        onChange={(change) => setReason(change.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && cell.drop()}
      />
      <Button size={32} variant="solid" type="submit" disabled={reason.trim() === ''}>
        Correct
      </Button>
      <Button size={32} variant="text" onClick={cell.drop}>
        Cancel
      </Button>
    </form>
  );
}
