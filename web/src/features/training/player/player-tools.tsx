import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import {
  IconArrowsExchange,
  IconBarbell,
  IconFlag,
  IconPlus,
  IconRowInsertBottom,
  IconStopwatch,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { desk } from '../desk.ts';
import type { FoundExercise } from '../found-exercises.ts';
import {
  type Figured,
  plannedFrom,
  type Step,
  stepsOf,
  withExercise,
  withMoreSets,
  withoutRest,
  withSwap,
} from '../plans.ts';
import type { KeptLog } from '../training-store.ts';
import { useUnit } from '../use-unit.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import { FinishModal } from './finish-modal.tsx';
import { PlatesModal } from './plates-modal.tsx';
import styles from './player.module.css';
import { TimerModal } from './timer-modal.tsx';

interface PlayerToolsProps {
  log: KeptLog;
  plan: Plan;
  step: Step | null;
  /** As they are shown. */
  figures: Figured | null;
  back: string;
  training: TrainingReply | undefined;
  /** Null goes to what comes next. */
  onChoose: (step: Step | null) => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What one does beside logging sets, at the thumb. */
export function PlayerTools({ log, plan, step, figures, back, training, onChoose }: PlayerToolsProps) {
  const navigate = useNavigate();
  const [unit, setUnit] = useUnit();
  const [shown, setShown] = useState<'add' | 'swap' | 'plates' | 'timer' | 'finish' | null>(null);
  const close = () => setShown(null);
  const change = (next: Plan) => {
    close();
    onChoose(null);
    void desk.changeLog({ ...log, plan: next, rest: null });
  };
  const planned = (exercise: FoundExercise) =>
    plannedFrom(
      exercise,
      training?.exercises.find(({ exerciseId }) => exerciseId === exercise.id),
      unit,
    );
  const doneOf = (at: Step) =>
    stepsOf(plan, log.sets).filter((one) => one.block === at.block && one.place === at.place && one.done)
      .length;
  // Nothing is left to log, so this is what comes next.
  const isDone = step === null && log.sets.length > 0;
  const finish = (
    <Button
      variant={isDone ? 'main' : 'frame'}
      size={isDone ? 64 : 48}
      icon={<IconFlag {...icon} />}
      onClick={() => setShown('finish')}
    >
      {log.endedAt ? 'Finish editing' : 'Finish workout'}
    </Button>
  );
  return (
    <div className={styles.tools}>
      {isDone && finish}
      <Button
        variant={step || isDone ? 'frame' : 'main'}
        size={step || isDone ? 48 : 64}
        icon={<IconPlus {...icon} />}
        onClick={() => setShown('add')}
      >
        Add exercise
      </Button>
      {step && (
        <>
          <Button
            variant="frame"
            size={48}
            icon={<IconRowInsertBottom {...icon} />}
            onClick={() => change(withMoreSets(plan, step))}
          >
            Add set
          </Button>
          {doneOf(step) < step.exercise.sets.length && (
            <>
              <Button
                variant="frame"
                size={48}
                icon={<IconArrowsExchange {...icon} />}
                onClick={() => setShown('swap')}
              >
                Swap
              </Button>
              <Button
                variant="frame"
                size={48}
                icon={<IconTrash {...icon} />}
                onClick={() => change(withoutRest(plan, step, doneOf(step)))}
              >
                Skip exercise
              </Button>
            </>
          )}
          {step.exercise.measure === 'load' && (
            <>
              <Button
                variant="frame"
                size={48}
                icon={<IconBarbell {...icon} />}
                onClick={() => setShown('plates')}
              >
                Plates
              </Button>
              <Button variant="frame" size={48} onClick={() => setUnit(unit === 'kg' ? 'lb' : 'kg')}>
                {unit === 'kg' ? 'Show pounds' : 'Show kilograms'}
              </Button>
            </>
          )}
        </>
      )}
      <Button variant="frame" size={48} icon={<IconStopwatch {...icon} />} onClick={() => setShown('timer')}>
        Timer
      </Button>
      {!isDone && finish}
      {shown === 'add' && (
        <ExercisePicker
          title="Add an exercise"
          personId={log.personId}
          onPick={(exercise) => change(withExercise(plan, planned(exercise)))}
          onClose={close}
        />
      )}
      {shown === 'swap' && step && (
        <ExercisePicker
          title={`Swap ${step.exercise.name}`}
          personId={log.personId}
          insteadOf={step.exercise.exerciseId}
          onPick={(exercise) => change(withSwap(plan, step, doneOf(step), planned(exercise)))}
          onClose={close}
        />
      )}
      {shown === 'plates' && <PlatesModal grams={figures?.grams ?? 0} unit={unit} onClose={close} />}
      {shown === 'timer' && <TimerModal log={log} onClose={close} />}
      {shown === 'finish' && <FinishModal log={log} onClose={close} onDone={() => navigate(back)} />}
    </div>
  );
}
