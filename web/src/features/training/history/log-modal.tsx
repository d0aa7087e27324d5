import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import text from '../../../ui/text.module.css';
import { desk } from '../desk.ts';
import { setText, type WeightUnit } from '../loads.ts';
import { keptLog } from '../merged-log.ts';
import { planAgain } from '../plans.ts';
import { editWorkout, startWorkout } from '../start-workout.ts';
import styles from '../training.module.css';
import { durationText, shortDay } from '../training-texts.ts';

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
  const byExercise = [...Map.groupBy(log.sets, ({ exerciseId }) => exerciseId)];
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
      {log.note && <p className={styles.note}>{log.note}</p>}
      {byExercise.length === 0 && <p className={text.muted}>No sets were logged.</p>}
      <dl className={styles.facts}>
        {byExercise.map(([exerciseId, sets]) => (
          <div key={exerciseId}>
            <dt>{sets[0]?.name}</dt>
            <dd>
              {sets
                .map(
                  (set) => `${setText(set.measure, set, unit)}${set.kind === 'warm_up' ? ' (warm-up)' : ''}`,
                )
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
