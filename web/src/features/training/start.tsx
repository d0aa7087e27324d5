import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { IconChevronRight, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePagedRows } from '../../patterns/paged-list.tsx';
import { Button } from '../../ui/button.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { counted } from '../../ui/counted.ts';
import { Panel } from '../../ui/panel.tsx';
import { shortDay } from '../../ui/short-day.ts';
import text from '../../ui/text.module.css';
import { TimeAgo } from '../../ui/time-ago.tsx';
import board from './board.module.css';
import { useDesk } from './desk.ts';
import { ExerciseRecords } from './history/exercise-records.tsx';
import { Strength } from './history/strength.tsx';
import { planAgain } from './plans.ts';
import { RunningPrograms } from './program/running-programs.tsx';
import { startWorkout } from './start-workout.ts';
import styles from './training.module.css';
import { trainingQueries } from './training.queries.ts';
import { usualName } from './training-texts.ts';
import { useUnit } from './use-unit.ts';
import { weeksOf } from './weeks.ts';

interface StartProps {
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  personId: string;
  training: TrainingReply;
  /** The workout that the screen begins with. */
  shownId?: string | undefined;
  /** What answers questions, where there is room for it beside the rest. */
  ask?: ReactNode;
}

const shownAgain = 3;
const shownRecords = 5;

/** Resume what is under way, start something new, or do a workout again; with charts and records where there is room. */
export function Start({ at, personId, training, shownId, ask }: StartProps) {
  const [unit] = useUnit();
  const navigate = useNavigate();
  const { logs } = useDesk();
  const latest = usePagedRows(trainingQueries.logs) ?? [];
  const running = useQuery(trainingQueries.running(personId)).data ?? [];
  const open = logs
    .filter((log) => log.personId === personId && (log.endedAt === null || log.editing))
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
  const start = (name: string, plan: Parameters<typeof startWorkout>[2]) =>
    navigate(urlOf(at, {}, { workout: startWorkout(personId, name, plan) }));
  // The latest of each name.
  const again = latest.filter((log, index) => latest.findIndex(({ name }) => name === log.name) === index);
  const underWay = open.length > 0 && (
    <Panel title="In progress">
      <ul className={styles.list}>
        {open.map((log) => (
          <li key={log.id}>
            <Link className={styles.line} to={urlOf(at, {}, { workout: log.id })}>
              <span className={styles.what}>
                <b>{log.name}</b>
                <small>
                  {counted(log.sets.length, ['set', 'sets'])}, started <TimeAgo at={log.startedAt} />
                </small>
              </span>
              <span className={text.hint}>Resume</span>
              <IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
  const programs = <RunningPrograms {...{ at, personId, training, shownId }} />;
  const empty = (
    <Button
      variant={open.length + running.length > 0 ? 'line' : 'main'}
      size={64}
      wide
      icon={<IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => start(usualName(), { blocks: [] })}
    >
      Start a workout
    </Button>
  );
  const repeated = again.length > 0 && (
    <Panel title="Do one again">
      <ul className={styles.list}>
        {again.slice(0, shownAgain).map((log) => (
          <li key={log.id}>
            <button type="button" className={styles.line} onClick={() => start(log.name, planAgain(log))}>
              <span className={styles.what}>
                <b>{log.name}</b>
                <small>
                  {shortDay(log.day)}, {counted(log.sets.length, ['set', 'sets'])}
                </small>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
  const weekly = (
    <Panel title="Workouts per week" padded>
      {training.days.length > 0 ? (
        <BarChart bars={weeksOf(training.days)} phoneLabelEvery={2} />
      ) : (
        <p className={text.muted}>Workouts that you finish are counted here.</p>
      )}
    </Panel>
  );
  if (!ask) {
    return (
      <>
        {underWay}
        {programs}
        {empty}
        {repeated}
        {weekly}
      </>
    );
  }
  return (
    <div className={board.board}>
      <div className={board.column}>
        {underWay}
        {programs}
        <div className={board.charts}>
          {weekly}
          <Strength exercises={training.exercises} unit={unit} />
        </div>
        {training.exercises.length > 0 && (
          <ExerciseRecords
            exercises={training.exercises}
            maxes={training.maxes}
            unit={unit}
            atFirst={shownRecords}
          />
        )}
      </div>
      <div className={board.column}>
        {empty}
        {ask}
        {repeated}
      </div>
    </div>
  );
}
