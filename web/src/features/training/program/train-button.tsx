import type { RunningProgram } from '@chalkline/contract/training/enrollment.schema.ts';
import { trainingLimits } from '@chalkline/contract/training/plan.schema.ts';
import { planOfDay, type Trainee } from '@chalkline/contract/training/plan-of-day.ts';
import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { today } from '../../../ui/now.ts';
import { shortDay } from '../../../ui/short-day.ts';
import { useDesk } from '../desk.ts';
import { PastModal } from '../past-modal.tsx';
import { startWorkout } from '../start-workout.ts';
import { useUnit } from '../use-unit.ts';

interface TrainButtonProps {
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  personId: string;
  planned: RunningProgram['days'][number];
  exercises: RunningProgram['exercises'];
  training: Trainee;
  main: boolean;
}

/** Opens a planned workout in the player, or resumes it. One of an earlier day may have been done then. */
export function TrainButton({ at, personId, planned, exercises, training, main }: TrainButtonProps) {
  const navigate = useNavigate();
  const [unit] = useUnit();
  const { logs } = useDesk();
  const open = logs.find((log) => log.personId === personId && log.scheduledId === planned.id);
  const [asked, setAsked] = useState<'when' | 'past' | null>(null);
  const name = planned.name.slice(0, trainingLimits.name);
  const planOn = (day: string) => planOfDay(planned.workout, exercises, training, day, unit);
  const train = () =>
    navigate(
      urlOf(at, {}, { workout: open?.id ?? startWorkout(personId, name, planOn(today()), planned.id) }),
    );
  const { day } = planned;
  const isMissed = !open && day < today();
  const verb = open ? 'Resume' : 'Train';
  return (
    <>
      <Button
        variant={main ? 'main' : 'line'}
        size={48}
        aria-label={`${verb}: ${planned.name}`}
        onClick={isMissed ? () => setAsked('when') : train}
      >
        {verb}
      </Button>
      {asked === 'when' && (
        <Modal
          opened
          title={`Train ${planned.name}`}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button size={48} onClick={() => setAsked('past')}>
                I did it already
              </Button>
              <Button variant="main" size={48} onClick={train}>
                Train it now
              </Button>
            </>
          }
        >
          <p>It was planned for {shortDay(day)}.</p>
        </Modal>
      )}
      {asked === 'past' && (
        <PastModal
          {...{ at, personId, day }}
          planned={{ name, plan: planOn(day), scheduledId: planned.id }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
