import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Modal } from '../../../ui/modal.tsx';
import { desk } from '../desk.ts';
import { type Figured, keyOf, nextStep, type Step, startingFigures, stepsOf, withDone } from '../plans.ts';
import { SendStatus } from '../training-frame.tsx';
import type { KeptLog } from '../training-store.ts';
import { ExerciseList } from './exercise-list.tsx';
import { type News, newsOf } from './news.ts';
import styles from './player.module.css';
import { PlayerTools } from './player-tools.tsx';
import { Rest } from './rest.tsx';
import { RunningTime } from './running-time.tsx';
import { SetEntry } from './set-entry.tsx';
import { readySound } from './timer-sound.ts';

interface PlayerProps {
  log: KeptLog;
  /** Where closing leads. */
  back: string;
  training: TrainingReply | undefined;
}

/** A workout, one set per screen. Everything is on the phone first: closing loses nothing. */
export function Player({ log, back, training }: PlayerProps) {
  const plan = withDone(log.plan, log.sets);
  const steps = stepsOf(plan, log.sets);
  const [chosen, setChosen] = useState<string | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [listed, setListed] = useState(false);
  // A finished workout is opened to be corrected: its person chooses what, until they log more of it.
  const [goesOn, setGoesOn] = useState(log.endedAt === null || log.sets.length === 0);
  const next = goesOn ? nextStep(steps) : null;
  const step = steps.find((one) => keyOf(one) === chosen) ?? next;
  const exercises = plan.blocks.flatMap(({ exercises: all }, block) =>
    all.map((_, place) => steps.filter((one) => one.block === block && one.place === place)),
  );
  const at = exercises.findIndex((own) => step !== null && own.includes(step));
  const own = exercises[at] ?? [];
  // What is typed belongs to one set as it is: an edit from another device brings its own figures.
  const key = step && `${keyOf(step)} ${step.planned.grams} ${step.done?.id ?? ''}`;
  const [typed, setTyped] = useState<{ key: string; figures: Figured } | null>(null);
  const figures = step && (typed?.key === key ? typed.figures : startingFigures(step, own));
  const choose = (one: Step | null) => {
    setListed(false);
    setChosen(one && keyOf(one));
  };
  const isResting = log.rest !== null && chosen === null;
  const list = <ExerciseList {...{ exercises, step }} onChoose={choose} />;
  const save = (set: KeptLog['sets'][number], rest: number) => {
    const isNew = !log.sets.some(({ id }) => id === set.id);
    if (isNew) setGoesOn(true);
    setNews(newsOf(log, set, training));
    choose(null);
    const resting = isNew && rest > 0 && log.endedAt === null;
    const until = resting ? { until: Date.now() + rest * 1000, length: rest } : log.rest;
    void desk.putSet({ ...log, rest: until }, set);
    if (resting) readySound();
  };
  return (
    <div className={styles.player} data-on-frame="">
      <div className={styles.bar}>
        <Link to={back} className={styles.close} aria-label="Close" title="Close">
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </Link>
        <SendStatus />
        <RunningTime log={log} onRest={isResting ? null : () => choose(null)} />
      </div>
      {exercises.length > 0 && (
        <button
          type="button"
          className={styles.progress}
          aria-label={
            step
              ? `Exercise ${at + 1} of ${exercises.length}: show all`
              : `Show all exercises: ${exercises.length}`
          }
          aria-haspopup="dialog"
          onClick={() => setListed(true)}
        >
          <span>{step ? `${at + 1} of ${exercises.length}` : exercises.length}</span>
          {exercises.map((all) => {
            const done = all.filter((one) => one.done).length;
            return <i key={all[0] && keyOf(all[0])} style={{ '--share': done / all.length } as object} />;
          })}
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {isResting ? (
        <Rest {...{ log, news, next: step, figures }} />
      ) : step && figures ? (
        <SetEntry
          key={key}
          {...{ log, step, own, figures, news, training }}
          onFigures={(change) => key && setTyped({ key, figures: { ...figures, ...change } })}
          onChoose={choose}
          onSave={save}
        />
      ) : (
        <>
          <h1 className={styles.title} tabIndex={-1}>
            {log.sets.length > 0 && goesOn ? 'All sets done' : log.name}
          </h1>
          {list}
        </>
      )}
      <PlayerTools {...{ log, plan, step, figures, back, training }} onChoose={choose} />
      {listed && (
        <Modal opened title="Exercises" sheet width={560} onClose={() => setListed(false)}>
          {list}
        </Modal>
      )}
    </div>
  );
}
