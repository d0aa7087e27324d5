import type { RunningProgram } from '@chalkline/contract/training/enrollment.schema.ts';
import { trainingLimits } from '@chalkline/contract/training/plan.schema.ts';
import { planOfDay, type Trainee } from '@chalkline/contract/training/plan-of-day.ts';
import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useDesk } from '../desk.ts';
import { startWorkout } from '../start-workout.ts';
import { today } from '../training-texts.ts';

interface TrainButtonProps {
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  personId: string;
  planned: RunningProgram['days'][number];
  exercises: RunningProgram['exercises'];
  training: Trainee;
  main: boolean;
}

/** Opens a planned workout in the player, or resumes it. */
export function TrainButton({ at, personId, planned, exercises, training, main }: TrainButtonProps) {
  const navigate = useNavigate();
  const { logs } = useDesk();
  const open = logs.find((log) => log.personId === personId && log.scheduledId === planned.id);
  const start = () => {
    const plan = planOfDay(planned.workout, exercises, training, today());
    return startWorkout(personId, planned.name.slice(0, trainingLimits.name), plan, planned.id);
  };
  const verb = open ? 'Resume' : 'Train';
  return (
    <Button
      variant={main ? 'main' : 'line'}
      size={48}
      aria-label={`${verb}: ${planned.name}`}
      onClick={() => navigate(urlOf(at, {}, { workout: open?.id ?? start() }))}
    >
      {verb}
    </Button>
  );
}
