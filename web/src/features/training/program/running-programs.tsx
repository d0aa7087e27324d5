import type { RunningProgram, ScheduledReply } from '@chalkline/contract/training/enrollment.schema.ts';
import type { Trainee } from '@chalkline/contract/training/plan-of-day.ts';
import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { today } from '../../../ui/now.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { progressText, weekOf } from './running-texts.ts';
import { TrainButton } from './train-button.tsx';
import { WorkoutLine } from './workout-line.tsx';

interface RunningProgramsProps {
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  personId: string;
  training: Trainee;
  /** The workout that the screen begins with, which has its button there. */
  shownId?: string | undefined;
}

/** A workout of today that is still to be done. */
export const isForToday = ({ day, isDone, isSkipped }: ScheduledReply) =>
  day === today() && !isDone && !isSkipped;

/** This week of each program that the person trains by. */
export function RunningPrograms(props: RunningProgramsProps) {
  const query = useQuery(trainingQueries.running(props.personId));
  // Most people have none: nothing is shown in their place.
  if (query.isPending) return null;
  return (
    <Loaded query={query} failed="Couldn’t load your programs" panel>
      {(programs) => programs.map((program) => <ThisWeek key={program.id} program={program} {...props} />)}
    </Loaded>
  );
}

function ThisWeek({
  at,
  personId,
  training,
  shownId,
  program,
}: RunningProgramsProps & { program: RunningProgram }) {
  const { exercises, done, workouts } = program;
  const days = weekOf(program.days, today());
  const first = days.find(isForToday);
  return (
    <Panel
      title={program.program}
      actions={
        <ButtonLink size={48} variant="text" to={urlOf(at, {}, { view: 'program' })}>
          Schedule
        </ButtonLink>
      }
    >
      <div className={styles.progress}>
        <p>{progressText(program)}</p>
        <Bar value={done} max={workouts} label="Workouts done" tone="volt" />
      </div>
      <ul className={styles.list}>
        {days.map((planned) => (
          <li key={planned.id}>
            <WorkoutLine enrollment={program} workout={planned}>
              {planned.id !== shownId && (
                <TrainButton
                  {...{ at, personId, planned, exercises, training }}
                  main={planned === first && shownId === undefined}
                />
              )}
            </WorkoutLine>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
