import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { IconClockPause, IconMinus, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import styles from './judging.module.css';
import { Keypad } from './keypad.tsx';
import { counted, countsLeft, entryKind, oneLess, oneMore, type ScoreDraft } from './score-draft.ts';
import entry from './score-entry.module.css';

interface ResultFieldsProps {
  draft: ScoreDraft;
  scoring: WorkoutScoring;
  onChange: (part: Partial<ScoreDraft>) => void;
  /** The heat's clock as a result; null while it isn't running. */
  stamp: (() => string) | null;
}

/** What the result is entered with: a keypad, one big button to count, or pass and fail. */
export function ResultFields({ draft, scoring, onChange, stamp }: ResultFieldsProps) {
  if (draft.outcome !== 'finished' && draft.outcome !== 'capped') return null;
  if (draft.outcome === 'capped') {
    const total = scoring.cap?.totalReps;
    return (
      <Counter
        label={countsLeft(scoring) ? 'reps left' : total === undefined ? 'reps done' : `reps of ${total}`}
        value={draft.reps}
        onChange={(reps) => onChange({ reps: Math.min(reps, total ?? reps) })}
      />
    );
  }
  const isTime = ['time', 'hold', 'capped_rounds'].includes(scoring.type);
  switch (entryKind(scoring)) {
    case 'pass':
      return (
        <div className={styles.two}>
          {(['pass', 'fail'] as const).map((typed) => (
            <Button
              key={typed}
              size={64}
              wide
              variant={draft.typed === typed ? 'solid' : 'line'}
              aria-pressed={draft.typed === typed}
              onClick={() => onChange({ typed })}
            >
              {typed === 'pass' ? 'Pass' : 'Fail'}
            </Button>
          ))}
        </div>
      );
    case 'rounds':
      return (
        <>
          <div className={entry.rounds}>
            <Counter
              label="rounds"
              value={draft.rounds}
              onChange={(rounds) => onChange(counted({ rounds }))}
            />
            <Counter label="reps" value={draft.reps} onChange={(reps) => onChange(counted({ reps }))} />
          </div>
          <PlusOne {...{ draft, scoring, onChange }} />
          <Button size={64} wide onClick={() => onChange(counted({ rounds: draft.rounds + 1, reps: 0 }))}>
            Round done
          </Button>
        </>
      );
    case 'count':
      return (
        <>
          <PlusOne {...{ draft, scoring, onChange }} />
          <Keypad value={draft.typed} marks={[]} onChange={(typed) => onChange({ typed, answers: {} })} />
        </>
      );
    case 'keypad':
      return (
        <>
          {isTime && stamp && (
            <Button
              size={64}
              wide
              variant="solid"
              icon={<IconClockPause size={22} stroke={1.75} aria-hidden="true" />}
              onClick={() => onChange({ typed: stamp(), answers: {} })}
            >
              Stop at this time
            </Button>
          )}
          <Keypad
            value={draft.typed}
            marks={isTime ? [':', '.'] : scoring.unit === 'ft_in' ? ["'", '.'] : ['.']}
            onChange={(typed) => onChange({ typed, answers: {} })}
          />
          {scoring.type === 'capped_rounds' && (
            <Counter label="rounds capped" value={draft.rounds} onChange={(rounds) => onChange({ rounds })} />
          )}
        </>
      );
  }
}

function PlusOne({ draft, scoring, onChange }: Omit<ResultFieldsProps, 'stamp'>) {
  return (
    <div className={entry.count}>
      <button type="button" className={entry.plus} onClick={() => onChange(oneMore(draft, scoring))}>
        +1
      </button>
      <Button size={64} onClick={() => onChange(oneLess(draft, scoring))}>
        −1
      </Button>
    </div>
  );
}

interface CounterProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

function Counter({ label, value, onChange }: CounterProps) {
  return (
    <div className={entry.counter}>
      <button type="button" aria-label={`Fewer ${label}`} onClick={() => onChange(Math.max(0, value - 1))}>
        <IconMinus {...icon} />
      </button>
      <label>
        <input
          inputMode="numeric"
          value={value}
          onChange={({ target }) => onChange(Math.min(999_999, Number(target.value.replace(/\D/g, '')) || 0))}
        />
        <small>{label}</small>
      </label>
      <button type="button" aria-label={`More ${label}`} onClick={() => onChange(value + 1)}>
        <IconPlus {...icon} />
      </button>
    </div>
  );
}
