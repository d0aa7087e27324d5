import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import type { Trainee } from '@chalkline/contract/training/plan-of-day.ts';
import type { ExerciseDay, KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Modal } from '../../../ui/modal.tsx';
import { shortDay } from '../../../ui/short-day.ts';
import text from '../../../ui/text.module.css';
import { loadText } from '../loads.ts';
import { maxInForce } from '../maxes/max-in-force.ts';
import { MaxModal } from '../maxes/max-modal.tsx';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { bestLines, whenText } from '../training-texts.ts';

interface ExerciseModalProps {
  exercise: KnownExercise;
  trainee: Trainee;
  /** Of a client; null for one's own. */
  coachingId?: string | null;
  unit: WeightUnit;
  onClose: () => void;
}

const mostDays = 24;

/** The records of one exercise with the workouts they came from, and how it went over time. */
export function ExerciseModal({ exercise, trainee, coachingId = null, unit, onClose }: ExerciseModalProps) {
  const query = useQuery(trainingQueries.exercise(exercise.exerciseId, coachingId));
  const lines = bestLines(exercise.bests, unit);
  const max = maxInForce(trainee, exercise.exerciseId);
  const [setting, setSetting] = useState(false);
  if (setting) return <MaxModal {...{ exercise, trainee, coachingId, onClose }} />;
  return (
    <Modal opened onClose={onClose} title={exercise.name} width={560}>
      <Loaded query={query} failed="Couldn’t load this exercise">
        {(days) => <Chart days={days.slice(-mostDays)} {...{ exercise, unit }} />}
      </Loaded>
      <dl className={styles.facts}>
        {max && (
          <div>
            <dt>
              Training max <small>since {shortDay(max.startsOn)}</small>
            </dt>
            <dd>{loadText(max.grams, unit)}</dd>
          </div>
        )}
        {lines.map(({ label, value, ...when }) => (
          <div key={label}>
            <dt>
              {label} <small>{whenText(when)}</small>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {exercise.measure === 'load' && (
        <Button size={48} onClick={() => setSetting(true)}>
          Set training max
        </Button>
      )}
      {exercise.bests.max && (
        <p className={text.hint}>
          Estimated from sets of 1 to 10 reps by Epley’s formula: load × (1 + reps ÷ 30). Warm-ups don’t
          count.
        </p>
      )}
    </Modal>
  );
}

interface ChartProps {
  days: readonly ExerciseDay[];
  exercise: KnownExercise;
  unit: WeightUnit;
}

function Chart({ days, exercise: { measure }, unit }: ChartProps) {
  if (days.length < 2) return <p className={text.muted}>After two workouts with it, a chart appears here.</p>;
  const read = {
    load: { label: `Estimated 1RM, ${unit}`, value: (day: ExerciseDay) => loadIn(day.max ?? 0, unit) },
    reps: { label: 'Most reps', value: (day: ExerciseDay) => day.reps },
    time: { label: 'Longest, s', value: (day: ExerciseDay) => day.seconds },
    distance: { label: 'Farthest, m', value: (day: ExerciseDay) => day.meters },
  }[measure];
  // A workout with more than 10 reps only has no estimate.
  const drawn = days.filter((day) => read.value(day) > 0);
  const values = drawn.map(read.value);
  return (
    <LineChart
      title={read.label}
      ticks={drawn.map(({ day }) => shortDay(day))}
      tickEvery={Math.max(1, Math.ceil(drawn.length / 3))}
      lines={[{ label: read.label, end: numberText(values.at(-1) ?? 0), values }]}
      legend
    />
  );
}
