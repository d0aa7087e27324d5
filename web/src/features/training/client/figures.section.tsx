import { loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import { estimatedMax } from '@chalkline/contract/training/records.ts';
import type { KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { Figure } from '../../../ui/figures.tsx';
import { numberText } from '../../../ui/locale.ts';
import { timeNow } from '../../../ui/now.ts';
import { clockTime, dayTitle } from '../../../ui/times.ts';
import { loadText } from '../loads.ts';
import { trainingQueries } from '../training.queries.ts';
import { useUnit } from '../use-unit.ts';
import { adherenceNote, percentOf } from './client-texts.ts';

/** On the page of a client: adherence, the last workout and their best lift, where they share training. */
export function ClientFiguresSection({
  client: { coachingId },
}: {
  client: { readonly coachingId: string };
}) {
  const { data } = useQuery(trainingQueries.clientTraining(coachingId));
  const isShared = data !== undefined && data !== null;
  const [last] = usePagedRows(trainingQueries.clientLogs(coachingId), { enabled: isShared }) ?? [];
  const lifted = data?.exercises.find(({ bests }) => bests.max !== null);
  const percent = data ? percentOf(data.glance.adherence) : null;
  return (
    <>
      <Figure
        label="Adherence, 4 weeks"
        value={percent === null ? '–' : numberText(percent)}
        after={percent !== null && '%'}
        note={data === null ? 'Training isn’t shared' : data && adherenceNote(data.glance)}
      />
      {isShared && <LastWorkout log={last} />}
      {lifted?.bests.max && <BestLift name={lifted.name} max={lifted.bests.max} />}
    </>
  );
}

function LastWorkout({ log }: { log: LogReply | undefined }) {
  if (!log) return <Figure label="Last workout" value="–" note="Nothing logged yet" />;
  const minutes = Math.round((Date.parse(log.endedAt ?? log.startedAt) - Date.parse(log.startedAt)) / 60_000);
  return (
    <Figure
      label="Last workout"
      value={dayTitle(log.startedAt, timeNow(), 'short')}
      note={`${log.name} at ${clockTime(log.startedAt)}, ${minutes} min`}
    />
  );
}

interface BestLiftProps {
  name: string;
  max: NonNullable<KnownExercise['bests']['max']>;
}

function BestLift({ name, max }: BestLiftProps) {
  const [unit] = useUnit();
  const best = loadIn(estimatedMax(max) ?? max.grams, unit);
  return (
    <Figure
      label={`${name}, best`}
      value={numberText(best)}
      after={unit}
      note={
        max.reps === 1 ? 'Lifted once' : `Estimated from ${loadText(max.grams, unit)} × ${max.reps}, Epley`
      }
    />
  );
}
