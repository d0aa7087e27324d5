import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import { type AddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '../../patterns/loaded.tsx';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TabLinks } from '../../ui/tabs.tsx';
import { useWide } from '../../ui/use-wide.ts';
import board from './board.module.css';
import type { TrainingSections } from './brought-sections.ts';
import { desk, useDesk } from './desk.ts';
import { History } from './history/history.tsx';
import { Records } from './history/records.tsx';
import { Player } from './player/player.tsx';
import { ProgramView } from './program/program-view.tsx';
import { isForToday } from './program/running-programs.tsx';
import { TodaysWorkout } from './program/todays-workout.tsx';
import { Start } from './start.tsx';
import { startWorkout } from './start-workout.ts';
import { trainingQueries } from './training.queries.ts';
import { TrainingFrame } from './training-frame.tsx';
import { useUnit } from './use-unit.ts';

// Loading the screen for offline use sends what waits, too.
export { desk } from './desk.ts';

type At = Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;

/** The second address is the companion apps' web view. */
export function trainingScreen(at: At, brought: TrainingSections): ComponentType {
  return () => <Training at={at} brought={brought} />;
}

function Training({ at, brought }: { at: At; brought: TrainingSections }) {
  const personId = useSession()?.user.id;
  if (personId) return <Own at={at} brought={brought} personId={personId} />;
  return (
    <TrainingFrame title="Training" at={at}>
      <EmptyState
        title="Sign in to log workouts"
        action={
          <ButtonLink variant="main" to={urlOf('login', {}, { back: urlOf(at) })}>
            Sign in
          </ButtonLink>
        }
      >
        Only you see your workouts and records, unless you share them with a trainer.
      </EmptyState>
    </TrainingFrame>
  );
}

const isDoneHere = (logs: ReturnType<typeof useDesk>['logs'], id: string) =>
  logs.some((log) => log.scheduledId === id && log.endedAt !== null);

/** With or without a network: what the phone keeps is shown first. */
function Own({ at, brought, personId }: { at: At; brought: TrainingSections; personId: string }) {
  const { ask, log: dayLog, changes } = brought;
  const navigate = useNavigate();
  const [unit] = useUnit();
  const [params] = useSearchParams();
  const query = useQuery(trainingQueries.training(personId));
  const running = useQuery(trainingQueries.running(personId));
  const wide = useWide();
  const { logs, ready } = useDesk();
  useEffect(() => desk.start(), []);
  const read = query.data;
  useEffect(() => {
    if (read?.askedAt) void desk.merge(personId, read.training.open, read.askedAt);
  }, [read, personId]);
  const view = params.get('view') ?? '';
  const workout = params.get('workout');
  const log = logs.find((one) => one.id === workout && one.personId === personId);
  if (log) return <Player key={log.id} log={log} back={urlOf(at)} training={read?.training} />;
  const tabs = [
    { label: 'Today', to: urlOf(at) },
    { label: 'Program', to: urlOf(at, {}, { view: 'program' }) },
    { label: 'History', to: urlOf(at, {}, { view: 'history' }) },
    { label: dayLog.label, to: urlOf(at, {}, { view: dayLog.key }) },
    { label: 'Records', to: urlOf(at, {}, { view: 'records' }) },
    { label: ask.label, to: urlOf(at, {}, { view: ask.key }) },
  ];
  const current = view ? urlOf(at, {}, { view }) : urlOf(at);
  const programs = view === '' && ready ? (running.data ?? []) : [];
  const [first] = programs.flatMap((program) => {
    const planned = program.days.find((one) => isForToday(one) && !isDoneHere(logs, one.id));
    return planned ? [{ program, planned }] : [];
  });
  const start = (name: string, plan: Plan, scheduledId: string | null) => {
    // A planned workout that is under way already stays what it is.
    const isOpen = logs.some((one) => one.personId === personId && one.scheduledId === scheduledId);
    const started = startWorkout(personId, name, plan, isOpen ? null : scheduledId);
    navigate(urlOf(at, {}, { workout: started }));
  };
  const asked = (
    <Suspense fallback={<Spinner label="Loading" />}>
      <ask.Section unit={unit} history={urlOf(at, {}, { view: 'history' })} onStart={start} />
    </Suspense>
  );
  return (
    <TrainingFrame
      title="Training"
      at={at}
      wide={view === ''}
      top={
        <>
          <TabLinks label="Training" tabs={tabs} current={current} onFrame />
          {first && read && <TodaysWorkout {...{ at, personId }} training={read.training} {...first} />}
        </>
      }
    >
      {ready && view === ask.key ? (
        asked
      ) : view === dayLog.key ? (
        <Suspense fallback={<Spinner label="Loading" />}>
          <dayLog.Section
            unit={unit}
            history={urlOf(at, {}, { view: 'history' })}
            program={urlOf(at, {}, { view: 'program' })}
            diary={at === 'fitnessTrainer' ? 'trackDiet' : 'mobileTrackDiet'}
          />
        </Suspense>
      ) : ready ? (
        <Loaded query={query} failed="Couldn’t load your training" panel>
          {({ training }) =>
            view === 'program' ? (
              <ProgramView personId={personId} changes={changes} />
            ) : view === 'history' ? (
              <History at={at} personId={personId} />
            ) : view === 'records' ? (
              <Records training={training} personId={personId} />
            ) : (
              <Start
                {...{ at, personId, training }}
                shownId={first?.planned.id}
                ask={
                  wide && (
                    <Panel title="Training assistant" padded>
                      <div className={board.ask}>{asked}</div>
                    </Panel>
                  )
                }
              />
            )
          }
        </Loaded>
      ) : (
        <Spinner label="Loading" />
      )}
    </TrainingFrame>
  );
}
