import { orderWorkouts } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { OrderList } from '../../../../ui/order-list.tsx';
import { scoringText } from '../../workout-labels.ts';
import type { Flow } from './flow.ts';
import { ListColumn } from './list-column.tsx';
import type { NextForm } from './next-form.ts';
import { stepUrl } from './steps.ts';
import { useOpenItem } from './use-open-item.ts';
import { inOrderOf, useOrder } from './use-order.ts';
import { WorkoutStepForm } from './workout-step-form.tsx';

/** The third step: workouts. */
export function WorkoutsStep({ flow }: { flow: Flow }) {
  const { competition, tellSaved } = flow;
  const { id, workouts } = competition;
  const workout = useOpenItem(workouts);
  const [added, setAdded] = useState(0);
  const { shown, onOrder } = useOrder({
    competitionId: id,
    ids: workouts.map((each) => each.id),
    send: (body) => call(orderWorkouts, { params: { competitionId: id }, body }),
    tellSaved,
  });
  const list = (add: NextForm) => (
    <ListColumn
      title={workouts.length === 1 ? '1 workout' : `${workouts.length} workouts`}
      add="Add a workout"
      onAdd={add.open}
      busy={add.busy}
    >
      {workouts.length > 0 && (
        <OrderList
          label="Workouts"
          current={workout?.id ?? null}
          onOrder={onOrder}
          items={inOrderOf(workouts, shown).map((each) => ({
            id: each.id,
            name: each.name,
            below: scoringText(each.scoring),
            to: stepUrl(id, 'workouts', each.id),
          }))}
        />
      )}
    </ListColumn>
  );
  return (
    <WorkoutStepForm
      key={workout?.id ?? `new-${added}`}
      flow={flow}
      workout={workout ?? null}
      list={list}
      isAsked={added > 0 && !workout}
      onAdd={() => setAdded((count) => count + 1)}
    />
  );
}
