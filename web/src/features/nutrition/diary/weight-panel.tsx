import type { WeightReply } from '@chalkline/contract/nutrition/measures.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { diaryQueries } from './diary.queries.ts';
import { WeightChart } from './weight-chart.tsx';
import { WeightModal } from './weight-modal.tsx';

const days = 90;

/** The weight of a day, and how it changed. */
export function WeightPanel({ day, grams }: { day: string; grams: number | null }) {
  const [open, setOpen] = useState(false);
  const query = useQuery(diaryQueries.weights(day, days));
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
        {(weights) => (
          <WeightChart
            weights={withDay(weights, day, grams)}
            day={day}
            empty={`Your weight over ${days} days shows up here.`}
          />
        )}
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
