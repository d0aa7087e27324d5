import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import type { ScheduledReply } from '@chalkline/contract/training/enrollment.schema.ts';
import { stateOn } from '@chalkline/contract/training/schedule.rules.ts';
import { IconCheck } from '@tabler/icons-react';
import { today } from '../../../ui/now.ts';
import { shortDay } from '../../../ui/short-day.ts';
import styles from './program-week.module.css';
import { stateText, weekAround } from './running-texts.ts';
import type { ChangedProgram } from './send-change.ts';
import { WorkoutMenu } from './workout-line.tsx';

interface ProgramWeekProps {
  enrollment: ChangedProgram;
  workouts: readonly ScheduledReply[];
  onAdjust?: (workout: ScheduledReply) => void;
}

/** Monday to Sunday with what is planned on each day, and what was trained on it instead of its own. */
export function ProgramWeek({ enrollment, workouts, ...adjust }: ProgramWeekProps) {
  const now = today();
  const [monday] = weekAround(now);
  const days = Array.from({ length: 7 }, (_, at) => dayAfter(monday, at));
  return (
    <ol className={styles.week} aria-label="This week">
      {days.map((day) => {
        const planned = workouts.filter((workout) => workout.day === day || workout.doneOn === day);
        return (
          <li key={day} data-now={day === now || undefined} data-rest={planned.length === 0 || undefined}>
            <small>{shortDay(day)}</small>
            {planned.length === 0 && (
              <span className={styles.rest}>{day === now ? 'Rest, today' : 'Rest'}</span>
            )}
            {planned.map((workout) => (
              <Planned key={workout.id} {...{ enrollment, workout, day }} {...adjust} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

interface PlannedProps extends Omit<ProgramWeekProps, 'workouts'> {
  workout: ScheduledReply;
  /** Below which it is shown. */
  day: string;
}

function Planned({ enrollment, workout, day, ...adjust }: PlannedProps) {
  const state = stateOn(workout, today());
  const isOpen = !workout.isDone && !workout.isSkipped;
  return (
    <div className={styles.planned} data-state={state}>
      <b>{workout.name}</b>
      <span>
        {state === 'done' && <IconCheck size={14} stroke={2} aria-hidden="true" />}
        {stateText(state, workout, day)}
      </span>
      {isOpen && <WorkoutMenu {...{ enrollment, workout }} {...adjust} />}
    </div>
  );
}

const shownDays = 28;

/** A mark for each workout that was due in the last four weeks, filled where it was done. */
export function DueMarks({ workouts }: { workouts: readonly ScheduledReply[] }) {
  const now = today();
  const due = workouts.filter(
    ({ day, isDone }) => day > dayAfter(now, -shownDays) && (day < now || (day === now && isDone)),
  );
  const weeks = [...Map.groupBy(due, ({ day }) => weekAround(day)[0]).values()];
  return (
    <span className={styles.marks} aria-hidden="true">
      {weeks.map((week) => (
        <span key={week[0]?.id}>
          {week.map(({ id, isDone }) => (
            <i key={id} data-done={isDone || undefined} />
          ))}
        </span>
      ))}
    </span>
  );
}
