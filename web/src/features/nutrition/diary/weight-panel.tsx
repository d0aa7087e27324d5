import { type WeightReply, weightIn } from '@chalkline/contract/nutrition/measures.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { chosenWeightUnit } from '../../../ui/weight-unit.ts';
import { diaryQueries } from './diary.queries.ts';
import { daysAfter } from './diary-texts.ts';
import { dayLabel } from './weeks.ts';
import { WeightModal } from './weight-modal.tsx';

const days = 90;

/** The weight of a day, and how it changed. */
export function WeightPanel({ day, grams }: { day: string; grams: number | null }) {
  const [open, setOpen] = useState(false);
  const query = useQuery(diaryQueries.weights(day, days));
  const unit = chosenWeightUnit() ?? 'kg';
  return (
    <Panel
      title="Weight"
      padded
      actions={
        <Button size={48} onClick={() => setOpen(true)}>
          {grams === null ? 'Add weight' : 'Change weight'}
        </Button>
      }
    >
      <Loaded query={query} failed="Couldn’t load your weight">
        {(weights) => <Weights weights={withDay(weights, day, grams)} {...{ day, unit }} />}
      </Loaded>
      {open && <WeightModal {...{ day, grams }} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** With that of the day, which may not be sent yet. */
function withDay(weights: readonly WeightReply[], day: string, grams: number | null): WeightReply[] {
  const others = weights.filter((one) => one.day !== day);
  return grams === null ? others : [...others, { day, grams }];
}

function Weights({
  weights,
  day,
  unit,
}: {
  weights: readonly WeightReply[];
  day: string;
  unit: 'kg' | 'lb';
}) {
  const [first] = weights;
  const last = weights.at(-1);
  if (!first || !last) return <p className={text.muted}>Your weight over {days} days shows up here.</p>;
  const lastText = `${numberText(weightIn(last.grams, unit), { minimumFractionDigits: 1 })} ${unit}`;
  if (first === last) return <p>{`${lastText}, ${dayLabel(last.day)}`}</p>;
  const byDay = new Map(weights.map((one) => [one.day, weightIn(one.grams, unit)]));
  const length = (Date.parse(day) - Date.parse(first.day)) / 86_400_000 + 1;
  const all = Array.from({ length }, (_, index) => daysAfter(first.day, index));
  const lowest = Math.min(...byDay.values());
  return (
    <Stack gap={8}>
      <LineChart
        title={`Weight in ${unit}`}
        ticks={all.map(dayLabel)}
        tickEvery={Math.max(1, Math.ceil(length / 3))}
        from={Math.max(0, Math.floor(lowest) - 1)}
        lines={[{ label: 'Weight', end: lastText, values: all.map((each) => byDay.get(each) ?? null) }]}
      />
    </Stack>
  );
}
