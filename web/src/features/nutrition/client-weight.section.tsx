import { weightIn } from '@chalkline/contract/accounts/weight-units.ts';
import { getClientWeights } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Loaded } from '../../patterns/loaded.tsx';
import { call } from '../../platform/calls.ts';
import { Figure } from '../../ui/figures.tsx';
import { numberText } from '../../ui/locale.ts';
import { today } from '../../ui/now.ts';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import { weightUnit } from '../../ui/weight-unit.ts';
import { daysAfter } from './diary/diary-texts.ts';
import { WeightChart } from './diary/weight-chart.tsx';

const days = 90;
const comparedDays = 56;

interface Shown {
  client: { coachingId: string; name: string };
}

const weightsOf = (coachingId: string) =>
  queryOptions({
    queryKey: ['client-weights', coachingId],
    queryFn: async ({ signal }) =>
      (await call(getClientWeights, { params: { coachingId }, query: { to: today(), days } }, { signal }))
        .data,
  });

/** What a client weighed, in their diary or a check-in: for their trainer, while they share their body. */
export function ClientWeightSection({ client: { coachingId, name } }: Shown) {
  const query = useQuery(weightsOf(coachingId));
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
              empty={`Weights of the last ${days} days show up here.`}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

/** The latest of them, and how it differs from the first of eight weeks. Nothing while the body isn't shared. */
export function ClientWeightFigureSection({ client: { coachingId } }: Shown) {
  const { data } = useQuery(weightsOf(coachingId));
  const unit = weightUnit();
  const recent = data?.weights?.filter(({ day }) => day > daysAfter(today(), -comparedDays)) ?? [];
  const last = recent.at(-1);
  const [first] = recent;
  if (!last || !first) return null;
  const figure = (grams: number) => numberText(weightIn(grams, unit), { maximumFractionDigits: 1 });
  const change = last.grams - first.grams;
  const changed = `${change < 0 ? 'Down' : 'Up'} ${figure(Math.abs(change))} in 8 weeks`;
  return (
    <Figure
      label="Body weight"
      value={figure(last.grams)}
      after={unit}
      note={figure(Math.abs(change)) === figure(0) ? 'No change in 8 weeks' : changed}
    />
  );
}
