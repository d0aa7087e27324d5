import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '../../../../platform/error-texts.ts';
import { counted } from '../../../../ui/counted.ts';
import { ErrorState } from '../../../../ui/empty-state.tsx';
import { OrderList } from '../../../../ui/order-list.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { timeOfDay, weekdayText } from '../../../../ui/times.ts';
import { scheduleQuery } from '../../schedule/schedule.queries.ts';
import type { Flow } from './flow.ts';
import { FlowFrame } from './flow-frame.tsx';
import { ListColumn } from './list-column.tsx';
import type { NextForm } from './next-form.ts';
import { ScheduleStepForm } from './schedule-step-form.tsx';
import { stepUrl } from './steps.ts';

/** The fourth step: the schedule. */
export function ScheduleStep({ flow }: { flow: Flow }) {
  const { id } = flow.competition;
  const [params] = useSearchParams();
  const [added, setAdded] = useState(0);
  const { data: items, error, refetch, isFetching } = useQuery(scheduleQuery(id));
  if (!items) {
    return (
      <FlowFrame step="schedule" competition={flow.competition} aside={null} bar={null}>
        {error ? (
          <ErrorState title="Couldn’t load the schedule" onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <SkeletonRows rows={4} avatar={false} />
        )}
      </FlowFrame>
    );
  }
  const asked = params.get('open');
  const item = items.find((each) => each.id === asked) ?? null;
  const days = [...new Set(items.map(({ day }) => day))];
  const list = (add: NextForm) => (
    <ListColumn
      title={counted(items.length, ['item', 'items'])}
      add="Add an item"
      onAdd={add.open}
      busy={add.busy}
    >
      {days.map((day) => (
        <OrderList
          key={day}
          label={weekdayText(day)}
          current={item?.id ?? null}
          items={items
            .filter((each) => each.day === day)
            .map((each) => ({
              id: each.id,
              name: each.title,
              below: days.length > 1 ? weekdayText(each.day) : (each.place ?? ''),
              beside: timeOfDay(each.startsAt),
              to: stepUrl(id, 'schedule', each.id),
            }))}
        />
      ))}
    </ListColumn>
  );
  return (
    <ScheduleStepForm
      // After an item is added, an empty form opens for the next one.
      key={item?.id ?? `new-${items.length}-${added}`}
      flow={flow}
      item={item}
      items={items}
      list={list}
      isAsked={added > 0 && !item}
      onAdd={() => setAdded((count) => count + 1)}
    />
  );
}
