import { type DayLogKind, dayLogKinds, type LoggedDay } from '@chalkline/contract/agenda/day-log.schema.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { agendaQueries } from '../agenda.queries.ts';
import { dayTitle } from './day-log-texts.ts';
import type { LogPlace } from './log-place.ts';
import { LoggedLines } from './logged-lines.tsx';

const kindLabels: Readonly<Record<DayLogKind, string>> = {
  competitions: 'Competitions',
  training: 'Training',
  food: 'Food',
};

const emptyTexts: Readonly<Record<DayLogKind, readonly [title: string, text: string]>> = {
  competitions: ['No results yet', 'Your scores and places appear here once they’re published.'],
  training: ['No training yet', 'Workouts, missed sessions, check-ins and your trainer’s notes appear here.'],
  food: ['No food yet', 'What you eat and weigh appears here, day by day.'],
};

/** A person’s own days, the latest first: competitions, training and food in one list. */
export function DayLogSection(place: LogPlace) {
  const { filters, setFilter, clear } = useListFilters({ kind: dayLogKinds });
  const { kind } = filters;
  return (
    <>
      <SegmentedControl
        label="Show"
        wide
        size={48}
        choices={[
          { value: '', label: 'All' },
          ...dayLogKinds.map((value) => ({ value, label: kindLabels[value] })),
        ]}
        value={kind}
        onChange={(value) => setFilter('kind', value)}
      />
      <PagedList
        query={agendaQueries.log(kind)}
        page="log-page"
        failed="Couldn’t load your log"
        panel
        noun={['day', 'days']}
        empty={
          <Panel>
            {kind === '' ? (
              <EmptyState title="Nothing logged yet">
                Workouts, food, weight, check-ins and results in competitions appear here, day by day.
              </EmptyState>
            ) : (
              <EmptyState
                title={emptyTexts[kind][0]}
                action={
                  <Button size={32} onClick={clear}>
                    Show everything
                  </Button>
                }
              >
                {emptyTexts[kind][1]}
              </EmptyState>
            )}
          </Panel>
        }
      >
        {(days) => days.map((day) => <Day key={day.day} day={day} place={place} />)}
      </PagedList>
    </>
  );
}

function Day({ day, place }: { day: LoggedDay; place: LogPlace }) {
  return (
    <Panel title={dayTitle(day.day)}>
      <LoggedLines day={day} {...place} />
    </Panel>
  );
}
