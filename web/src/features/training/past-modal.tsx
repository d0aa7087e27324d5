import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeptState } from '../../platform/use-kept-state.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { timeNow } from '../../ui/now.ts';
import { logPast } from './start-workout.ts';
import { TimesFields } from './times-fields.tsx';
import styles from './training.module.css';
import { usualName } from './training-texts.ts';
import { timesOf, typedTimes } from './workout-times.ts';

interface PastModalProps {
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  personId: string;
  /** The day that is offered. */
  day: string;
  /** What was planned; null: an empty workout. */
  planned?: { readonly name: string; readonly plan: Plan; readonly scheduledId: string } | null;
  onClose: () => void;
}

const usualMinutes = 60;

/** A workout that was trained without being logged: when it was, then its sets. */
export function PastModal({ at, personId, day, planned = null, onClose }: PastModalProps) {
  const navigate = useNavigate();
  const usual = () => {
    const startedAt = new Date(`${day}T18:00`);
    const endedAt = new Date(startedAt.getTime() + usualMinutes * 60_000);
    return { day, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
  };
  const [typed, setTyped] = useKeptState(`past workout ${planned?.scheduledId ?? ''}`, () =>
    typedTimes(usual()),
  );
  const [isWrong, setWrong] = useState(false);
  const log = () => {
    const times = timesOf(typed, usual(), timeNow());
    if (!times) return setWrong(true);
    const { name, plan, scheduledId } = planned ?? {
      name: usualName(times.startedAt),
      plan: { blocks: [] },
      scheduledId: null,
    };
    navigate(urlOf(at, {}, { workout: logPast(personId, { name, plan, scheduledId, ...times }) }));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={planned ? `Log ${planned.name}` : 'Log a past workout'}
      actions={
        <Button variant="main" size={48} onClick={log}>
          Log sets
        </Button>
      }
    >
      <div className={styles.form}>
        <TimesFields value={typed} isWrong={isWrong} onChange={setTyped} />
      </div>
    </Modal>
  );
}
