import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import { trainingLimits } from '@chalkline/contract/training/plan.schema.ts';
import { planOfDay } from '@chalkline/contract/training/plan-of-day.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/now.ts';
import { startWorkout } from './start-workout.ts';
import { trainingQueries } from './training.queries.ts';
import { useUnit } from './use-unit.ts';

interface TrainDayProps {
  day: ProgramDay;
  exercises: readonly ProgramExerciseFacts[];
}

/**
 * Opens a workout of a program in the player, with the person's own loads. Where they train by the program, it counts
 * there. Renders nothing for visitors.
 */
export function TrainDaySection(props: TrainDayProps) {
  const personId = useSession()?.user.id;
  return personId && props.day.blocks.length > 0 ? <TrainDay personId={personId} {...props} /> : null;
}

function TrainDay({ personId, day, exercises }: TrainDayProps & { personId: string }) {
  const navigate = useNavigate();
  const [unit] = useUnit();
  const known = useQuery(trainingQueries.training(personId));
  const running = useQuery(trainingQueries.running(personId));
  const planned = running.data
    ?.flatMap(({ days }) => days)
    .find(({ workout, isDone, isSkipped }) => workout.id === day.id && !isDone && !isSkipped);
  const start = () => {
    const plan = planOfDay(day, exercises, known.data?.training ?? { exercises: [] }, today(), unit);
    const workout = startWorkout(personId, day.name.slice(0, trainingLimits.name), plan, planned?.id);
    navigate(urlOf('fitnessTrainer', {}, { workout }));
  };
  return (
    <Button size={32} busy={known.isPending} aria-label={`Train this: ${day.name}`} onClick={start}>
      Train this
    </Button>
  );
}
