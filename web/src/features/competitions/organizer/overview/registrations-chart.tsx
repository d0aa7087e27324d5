import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { todayIn } from '@chalkline/contract/competitions/days.ts';
import { useQuery } from '@tanstack/react-query';
import { LineChart } from '../../../../ui/charts/line-chart.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { timeNow } from '../../../../ui/now.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { shortDate } from '../../../../ui/short-day.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { registrationsByDay } from './registrations-by-day.ts';

/** How many athletes there were, day by day; nothing until somebody has registered. */
export function RegistrationsChart({ competition }: { competition: CompetitionReply }) {
  const { id, capacity, endsOn } = competition;
  const { data } = useQuery({
    ...organizerQueries.registrationFigures(id),
    enabled: competition.can.manageEntries,
  });
  if (!competition.can.manageEntries || data?.days.length === 0) return null;
  const today = todayIn(competition.zone, new Date(timeNow()));
  const shown = data && registrationsByDay(data.days, today < endsOn ? today : endsOn);
  return (
    <Panel title="Registrations over time" padded>
      {shown ? (
        <LineChart
          title="Registered athletes, day by day"
          ticks={shown.map(({ on }) => shortDate(on))}
          tickEvery={Math.max(1, Math.ceil(shown.length / 4))}
          lines={[
            {
              label: 'Athletes',
              end: numberText(shown.at(-1)?.athletes ?? 0),
              values: shown.map(({ athletes }) => athletes),
            },
            ...(capacity === null
              ? []
              : [
                  {
                    label: 'Places',
                    end: `${numberText(capacity)} places`,
                    values: shown.map(() => capacity),
                  },
                ]),
          ]}
        />
      ) : (
        <Skeleton height={200} />
      )}
    </Panel>
  );
}
