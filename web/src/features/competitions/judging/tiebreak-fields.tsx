import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { IconClockPause } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './judging.module.css';
import type { ScoreDraft } from './score-draft.ts';

interface TiebreakFieldsProps {
  scoring: WorkoutScoring;
  tiebreaks: readonly string[];
  /** The heat's clock as a result; null while it isn't running. */
  stamp: (() => string) | null;
  onChange: (part: Pick<ScoreDraft, 'tiebreaks'>) => void;
}

/** A time is taken from the heat's clock as the athlete passes it, or typed afterwards. */
export function TiebreakFields({ scoring, tiebreaks, stamp, onChange }: TiebreakFieldsProps) {
  const settings = scoring.tiebreaks ?? [];
  const set = (at: number, text: string) =>
    onChange({ tiebreaks: settings.map((_, index) => (index === at ? text : (tiebreaks[index] ?? ''))) });
  return settings.map(({ type }, index) => {
    const name = settings.length === 1 ? 'Tiebreak' : `Tiebreak ${index + 1}`;
    return (
      <div key={name} className={styles.stamped}>
        {type === 'time' && stamp && (
          <Button
            size={64}
            wide
            icon={<IconClockPause size={22} stroke={1.75} aria-hidden="true" />}
            onClick={() => set(index, stamp())}
          >
            {`${name} at this time`}
          </Button>
        )}
        <TextField
          label={name}
          inputMode={type === 'time' ? 'text' : 'decimal'}
          placeholder={type === 'time' ? '4:31' : '24'}
          value={tiebreaks[index] ?? ''}
          onChange={({ target }) => set(index, target.value)}
        />
      </div>
    );
  });
}
