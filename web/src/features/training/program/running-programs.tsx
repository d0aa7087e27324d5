import type { RunningProgram } from '@chalkline/contract/training/enrollment.schema.ts';
import type { Trainee } from '@chalkline/contract/training/plan-of-day.ts';
import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { today } from '../training-texts.ts';
import { progressText, weekOf } from './running-texts.ts';
import { TrainButton } from './train-button.tsx';
import { WorkoutLine } from './workout-line.tsx';

interface RunningProgramsProps {
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  personId: string;
  training: Trainee;
}

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

function ThisWeek({ at, personId, training, program }: RunningProgramsProps & { program: RunningProgram }) {
  const { exercises, done, workouts } = program;
  const days = weekOf(program.days, today());
  const first = days.find(({ day, isDone, isSkipped }) => day === today() && !isDone && !isSkipped);
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
              <TrainButton {...{ at, personId, planned, exercises, training }} main={planned === first} />
            </WorkoutLine>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
