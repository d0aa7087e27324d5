import { getClientWeights } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../patterns/loaded.tsx';
import { call } from '../../platform/calls.ts';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import { today } from './diary/diary-texts.ts';
import { WeightChart } from './diary/weight-chart.tsx';

const days = 90;

/** What a client weighed, from their diary and their check-ins: for their trainer, while they share their body. */
export function ClientWeight({
  client: { coachingId, name },
}: {
  client: { coachingId: string; name: string };
}) {
  const query = useQuery({
    queryKey: ['client-weights', coachingId],
    queryFn: async ({ signal }) =>
      (await call(getClientWeights, { params: { coachingId }, query: { to: today(), days } }, { signal }))
        .data,
  });
  return (
    <Panel title="Weight" padded>
      <Loaded query={query} failed="Couldn’t load the weight">
        {({ weights }) =>
          weights === null ? (
            <p className={text.muted}>{name} doesn’t share Body with you.</p>
          ) : (
            <WeightChart
              weights={weights}
              day={today()}
              empty={`Weights of the last ${days} days, from diary and check-ins, show up here.`}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
