import type { ScheduledReply } from '@chalkline/contract/training/enrollment.schema.ts';
import { stateOn } from '@chalkline/contract/training/schedule.rules.ts';
import { IconCircle, IconCircleCheck, IconCircleDashed, IconCircleX, IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { today } from '../../../ui/now.ts';
import { useDesk } from '../desk.ts';
import styles from '../training.module.css';
import { trainingKey } from '../training-key.ts';
import { MoveModal } from './move-modal.tsx';
import { workoutText } from './running-texts.ts';
import { type ChangedProgram, sendChange } from './send-change.ts';

const marks = {
  done: IconCircleCheck,
  skipped: IconCircleX,
  missed: IconCircleDashed,
  today: IconCircle,
  planned: IconCircle,
} as const;

interface WorkoutLineProps {
  enrollment: ChangedProgram;
  workout: ScheduledReply;
  /** A trainer's: changes what it asks for. */
  onAdjust?: (workout: ScheduledReply) => void;
  /** What trains it. */
  children?: ReactNode;
}

/** A planned workout with its state; open ones can be moved and skipped. */
export function WorkoutLine({ enrollment, workout, children, ...adjust }: WorkoutLineProps) {
  const isDone = useIsDone(workout);
  const state = stateOn({ ...workout, isDone }, today());
  const Mark = marks[state];
  const isOpen = !isDone && !workout.isSkipped;
  return (
    <div className={styles.line} data-state={state}>
      <Mark size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles.what}>
        <b>{workout.name}</b>
        <small>{workoutText(state, workout, today())}</small>
      </span>
      {isOpen && children}
      {isOpen && <WorkoutMenu enrollment={enrollment} workout={workout} {...adjust} />}
    </div>
  );
}

/** By the server, or by this phone, which may not have sent it yet. */
function useIsDone({ id, isDone }: ScheduledReply): boolean {
  const { logs } = useDesk();
  return isDone || logs.some((log) => log.scheduledId === id && log.endedAt !== null);
}

/** Moves, skips or adjusts an open workout. */
export function WorkoutMenu({ enrollment, workout, onAdjust }: Omit<WorkoutLineProps, 'children'>) {
  const { version } = enrollment;
  const [moving, setMoving] = useState(false);
  const skip = useAction({
    send: (call, withRest: boolean) =>
      sendChange(call, enrollment, { by: 'skip', version, workoutId: workout.id, withRest }),
    done: `${workout.name} skipped`,
    failed: 'Couldn’t skip the workout',
    invalidates: [trainingKey],
  });
  return (
    <>
      <Menu
        target={
          <IconButton
            label={`More for ${workout.name}`}
            size={48}
            icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
          />
        }
      >
        {onAdjust && <MenuItem onClick={() => onAdjust(workout)}>Adjust workout</MenuItem>}
        <MenuItem onClick={() => setMoving(true)}>Move</MenuItem>
        <MenuItem onClick={() => skip.run(false)}>Skip</MenuItem>
        <MenuItem onClick={() => skip.run(true)}>Skip, and move the rest up</MenuItem>
      </Menu>
      {moving && <MoveModal enrollment={enrollment} workout={workout} onClose={() => setMoving(false)} />}
    </>
  );
}
