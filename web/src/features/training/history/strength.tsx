import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import type { ExerciseDay, KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { shortDay } from '../../../ui/short-day.ts';
import { trainingQueries } from '../training.queries.ts';

const lines = 2;
/** Days of training on the axis, the latest last. */
const mostDays = 13;

interface StrengthProps {
  exercises: readonly KnownExercise[];
  unit: WeightUnit;
}

/** The estimated max of what was lifted last, over time. Nothing until there is a line to draw. */
export function Strength({ exercises, unit }: StrengthProps) {
  const lifted = exercises.filter(({ measure, bests }) => measure === 'load' && bests.max).slice(0, lines);
  const histories = [useHistory(lifted[0]), useHistory(lifted[1])];
  const days = daysOf(histories);
  if (days.length < 2) return null;
  return (
    <Panel title="Estimated max" padded>
      <LineChart
        title={`Estimated max, ${unit}`}
        ticks={days.map((day) => shortDay(day))}
        tickEvery={Math.ceil(days.length / 3)}
        legend
        lines={lifted.map(({ name }, index) => {
          const values = maxesOn(histories[index] ?? [], days).map((grams) =>
            grams === null ? null : loadIn(grams, unit),
          );
          return { label: name, values, end: numberText(values.findLast((value) => value !== null) ?? 0) };
        })}
      />
    </Panel>
  );
}

function useHistory(exercise: KnownExercise | undefined): readonly ExerciseDay[] {
  const query = trainingQueries.exercise(exercise?.exerciseId ?? '');
  const { data = [] } = useQuery({ ...query, enabled: exercise !== undefined });
  return data.filter(({ max }) => max !== null);
}

/** The latest days on which any of them was done. */
export function daysOf(histories: readonly (readonly ExerciseDay[])[]): readonly string[] {
  return [...new Set(histories.flat().map(({ day }) => day))].toSorted().slice(-mostDays);
}

/** The highest of each day; null where it wasn't done. */
export function maxesOn(history: readonly ExerciseDay[], days: readonly string[]): (number | null)[] {
  return days.map((day) => {
    const maxes = history.filter((one) => one.day === day).map(({ max }) => max ?? 0);
    return maxes.length > 0 ? Math.max(...maxes) : null;
  });
}
