import { maxOn, shareOf } from '@chalkline/contract/training/plan-of-day.ts';
import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import type { TrainingMaxReply } from '@chalkline/contract/training/training-max.schema.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/now.ts';
import { desk } from '../desk.ts';
import { mapBlock, type Step, withDone } from '../plans.ts';
import type { KeptLog } from '../training-store.ts';
import { useUnit } from '../use-unit.ts';
import { MaxModal } from './max-modal.tsx';

interface SetMaxProps {
  log: KeptLog;
  step: Step;
  /** All sets of its exercise. */
  own: readonly Step[];
  training: TrainingReply;
}

/** In the player: sets the training max, by which the open sets of the exercise get their loads. */
export function SetMax({ log, step, own, training }: SetMaxProps) {
  const [unit] = useUnit();
  const [isOpen, setOpen] = useState(false);
  const { exerciseId } = step.exercise;
  const change = (set: TrainingMaxReply) => {
    const maxes = (training.maxes ?? []).filter(
      (one) => one.exerciseId !== exerciseId || one.startsOn !== set.startsOn,
    );
    const max = maxOn({ ...training, maxes: [...maxes, set] }, exerciseId, today());
    if (!max) return;
    const plan = mapBlock(withDone(log.plan, log.sets), step.block, (exercise, place) =>
      place !== step.place
        ? exercise
        : {
            ...exercise,
            sets: exercise.sets.map((planned, at) => {
              const percent = planned.asked?.percent ?? null;
              if (!planned.asked || percent === null || own[at]?.done) return planned;
              return { ...planned, grams: shareOf(max, percent, unit), asked: { ...planned.asked, max } };
            }),
          },
    );
    void desk.changeLog({ ...log, plan });
  };
  return (
    <>
      <Button variant="frame" size={48} onClick={() => setOpen(true)}>
        {step.planned.asked?.max ? 'Training max' : 'Set training max'}
      </Button>
      {isOpen && (
        <MaxModal exercise={step.exercise} trainee={training} onSet={change} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
