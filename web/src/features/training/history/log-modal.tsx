import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { shortDay } from '../../../ui/short-day.ts';
import { desk } from '../desk.ts';
import { keptLog } from '../merged-log.ts';
import { planAgain } from '../plans.ts';
import { editWorkout, startWorkout } from '../start-workout.ts';
import { durationText } from '../training-texts.ts';
import { LogSets } from './log-line.tsx';

interface LogModalProps {
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  personId: string;
  log: LogReply;
  unit: WeightUnit;
  onClose: () => void;
}

/** One workout with its sets: do it again, correct it, delete it. */
export function LogModal({ at, personId, log, unit, onClose }: LogModalProps) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const open = (workout: string) => navigate(urlOf(at, {}, { workout }));
  if (deleting) {
    return (
      <ConfirmAction
        title={`Delete “${log.name}”?`}
        confirm="Delete"
        keep="Keep it"
        danger
        send={() => desk.removeLog(keptLog(personId, log))}
        done="Workout deleted"
        onDone={onClose}
        onClose={() => setDeleting(false)}
      >
        <p>Its sets are deleted too, and your records are worked out again without them.</p>
      </ConfirmAction>
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={log.name}
      below={`${shortDay(log.day)}, ${durationText(log)}`}
      actions={
        <>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete
          </Button>
          <Button onClick={() => open(editWorkout(personId, log))}>Edit</Button>
          <Button variant="main" onClick={() => open(startWorkout(personId, log.name, planAgain(log)))}>
            Do it again
          </Button>
        </>
      }
    >
      <LogSets log={log} unit={unit} />
    </Modal>
  );
}
