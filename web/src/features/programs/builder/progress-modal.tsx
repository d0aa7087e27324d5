import { loadIn, typedGrams } from '@chalkline/contract/accounts/weight-units.ts';
import type { ProgramExercise } from '@chalkline/contract/programs/program-tree.schema.ts';
import {
  inWeeks,
  previewOf,
  type Target,
  waveOf,
  withExercises,
  withPercent,
} from '@chalkline/contract/programs/progression.rules.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { FieldGrid } from '../../../ui/field.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { weightUnit } from '../../../ui/weight-unit.ts';
import { gramsText } from '../set-texts.ts';
import type { Draft } from './use-draft.ts';

interface ProgressModalProps extends Pick<Draft, 'tree' | 'edit'> {
  exercise: ProgramExercise;
  name: string;
  onClose: () => void;
}

type Way = 'none' | 'load' | 'double' | 'wave';

/** The smallest pair of plates. */
const usualMore = { kg: 2.5, lb: 5 } as const;

const hints: Readonly<Record<Way, string>> = {
  none: 'Every week asks for what its sets say.',
  load: 'When every set had its reps, the next time asks for more weight. What didn’t succeed is repeated.',
  double: 'First more reps, up to the end of their range, then more weight and fewer reps again.',
  wave: 'Work sets ask for a percent of the maximum, which changes by week.',
};

/** How an exercise grows over the weeks, with what each of them asks. */
export function ProgressModal({ tree, edit, exercise, name, onClose }: ProgressModalProps) {
  const [way, setWay] = useKeptState<Way>(`way ${exercise.id}`, exercise.progress?.by ?? 'none');
  const unit = weightUnit();
  const [more, setMore] = useKeptState<number | null>(
    `more ${exercise.id}`,
    exercise.progress ? loadIn(exercise.progress.grams, unit) : usualMore[unit],
  );
  const [wave, setWave] = useKeptState<WaveTyped>(`wave ${exercise.id}`, {
    first: 70,
    step: 2.5,
    deloadEvery: 4,
    deload: 55,
  });
  const weeks = inWeeks(tree, exercise);
  const work = exercise.sets.filter(({ kind }) => kind === 'work');
  const goal = work[0]?.goal;
  const hasReps = goal?.by === 'reps';
  const grams = more === null ? 0 : typedGrams(more, unit, [exercise.progress?.grams ?? 0]);
  const percents = isWave(wave) ? waveOf(wave, weeks.length) : null;
  const isWrong = way === 'wave' ? percents === null : way !== 'none' && (grams < 1 || grams > 100_000);
  const times = weeks.filter((week) => week !== null).length;
  const load = work[0]?.load;
  const targets =
    (way === 'load' || way === 'double') && goal?.by === 'reps' && !isWrong
      ? previewOf(
          { by: way, grams },
          goal,
          { start: load?.by === 'grams' ? load.grams : null, sets: work.length },
          times,
        )
      : [];
  const done = () => {
    const change = (at: number) => (now: ProgramExercise) => {
      if (way === 'wave') return withPercent(now, percents?.[at] ?? 0);
      const { progress: _, ...rest } = now;
      return way === 'none' ? rest : { ...rest, progress: { by: way, grams } };
    };
    const changed = new Map(weeks.flatMap((one, at) => (one ? [[one.id, change(at)] as const] : [])));
    edit((now) => withExercises(now, changed));
    onClose();
  };
  const first = tree.weeks.length - weeks.length;
  let time = -1;
  const rows = weeks.map((one, at) => {
    if (one) time += 1;
    const asks = !one
      ? 'Not in this week'
      : way === 'wave'
        ? `${numberText(percents?.[at] ?? 0)}% of max`
        : targetText(targets[time]);
    const grams = targets[time]?.grams ?? 0;
    const value = !one || isWrong ? 0 : way === 'wave' ? (percents?.[at] ?? 0) : loadIn(grams, unit);
    return { week: first + at + 1, asks, value: way === 'none' ? 0 : value };
  });
  const bars = rows.map(({ week, value }) => ({ label: `Week ${week}`, value }));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Progress of ${name}`}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" disabled={isWrong || (way !== 'none' && !hasReps)} onClick={done}>
            Apply to all weeks
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <SegmentedControl<Way>
          label="Progress"
          wide
          choices={[
            { value: 'none', label: 'None' },
            { value: 'load', label: 'Weight' },
            { value: 'double', label: 'Reps, weight' },
            { value: 'wave', label: '% wave' },
          ]}
          value={way}
          onChange={setWay}
        />
        <p className={text.hint}>{hints[way]}</p>
        {way !== 'none' && !hasReps && (
          <Note>Progress needs sets that are measured in reps. Change that under Sets first.</Note>
        )}
        {(way === 'load' || way === 'double') && (
          <NumberField label="More weight" unit={unit} decimals value={more} onChange={setMore} />
        )}
        {way === 'wave' && <WaveFields wave={wave} onChange={setWave} />}
        {bars.some(({ value }) => value > 0) && <BarChart bars={bars} phoneLabelEvery={2} />}
        {way !== 'none' && hasReps && !isWrong && (
          <DataTable
            caption="What each week asks if every one before succeeds"
            rows={rows}
            rowKey={({ week }) => String(week)}
            columns={[
              { key: 'week', head: 'Week', phone: 'lead', cell: ({ week }) => `Week ${week}` },
              { key: 'asks', head: 'Asks for', align: 'right', cell: ({ asks }) => asks },
            ]}
          />
        )}
      </Stack>
    </Modal>
  );
}

type WaveTyped = Readonly<Record<'first' | 'step' | 'deloadEvery' | 'deload', number | null>>;

function isWave(wave: WaveTyped): wave is Readonly<Record<keyof WaveTyped, number>> {
  return Object.values(wave).every((value) => value !== null);
}

function WaveFields({ wave, onChange }: { wave: WaveTyped; onChange: (wave: WaveTyped) => void }) {
  const field = (name: keyof WaveTyped) => ({
    value: wave[name],
    onChange: (value: number | null) => onChange({ ...wave, [name]: value }),
  });
  return (
    <FieldGrid>
      <NumberField label="First week" unit="%" decimals {...field('first')} />
      <NumberField label="More each week" unit="%" decimals {...field('step')} />
      <NumberField label="Light week every" unit="weeks" {...field('deloadEvery')} />
      <NumberField label="Light week" unit="%" decimals {...field('deload')} />
    </FieldGrid>
  );
}

/** "8 reps, 62.5 kg" */
function targetText(target: Target | undefined): string {
  if (!target) return '–';
  const { reps, grams } = target;
  const count = reps === 1 ? '1 rep' : `${reps} reps`;
  return grams === null ? `${count}, last time’s load` : `${count}, ${gramsText(grams)}`;
}
