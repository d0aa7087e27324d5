import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import { IconClock, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { clockText } from '../clock-text.ts';
import { desk } from '../desk.ts';
import { type Step, stepsOf, withDone } from '../plans.ts';
import { SendStatus } from '../training-frame.tsx';
import type { KeptLog } from '../training-store.ts';
import { useClock } from '../use-clock.ts';
import { type News, newsOf } from './news.ts';
import styles from './player.module.css';
import { PlayerTools } from './player-tools.tsx';
import { Rest } from './rest.tsx';
import { SetEntry } from './set-entry.tsx';

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
  const step = steps.find((one) => keyOf(one) === chosen) ?? steps.find(({ done }) => !done) ?? null;
  const exercises = plan.blocks.flatMap(({ exercises: all }, block) =>
    all.map((_, place) => steps.filter((one) => one.block === block && one.place === place)),
  );
  const at = exercises.findIndex((own) => step !== null && own.includes(step));
  const save = (set: KeptLog['sets'][number], rest: number) => {
    const isNew = !log.sets.some(({ id }) => id === set.id);
    setNews(newsOf(log, set, training));
    setChosen(null);
    const resting = isNew && rest > 0 && log.endedAt === null;
    const until = resting ? { until: Date.now() + rest * 1000, length: rest } : log.rest;
    void desk.putSet({ ...log, rest: until }, set);
  };
  return (
    <div className={styles.player} data-on-frame="">
      <div className={styles.bar}>
        <Link to={back} className={styles.close} aria-label="Close" title="Close">
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </Link>
        <span className={styles.count}>
          {exercises.length === 0 ? 'New' : `${Math.max(1, at + 1)} of ${exercises.length}`}
        </span>
        <SendStatus />
        <Elapsed log={log} />
      </div>
      <div className={styles.progress} aria-hidden="true">
        {exercises.map((own) => {
          const done = own.filter((one) => one.done).length;
          return (
            <span key={own[0] ? keyOf(own[0]) : ''} style={{ '--share': done / own.length } as object} />
          );
        })}
      </div>
      {log.rest && !chosen ? (
        <Rest {...{ log, news, next: step }} own={exercises[at] ?? []} />
      ) : step ? (
        <SetEntry
          key={`${keyOf(step)} ${step.planned.grams} ${step.done?.id ?? ''}`}
          {...{ log, step, news, training }}
          own={exercises[at] ?? []}
          onChoose={(one) => setChosen(keyOf(one))}
          onSave={save}
        />
      ) : (
        <h1 className={styles.title} tabIndex={-1}>
          {log.sets.length > 0 ? 'All sets done' : log.name}
        </h1>
      )}
      <PlayerTools {...{ log, step, back, training }} plan={plan} onChoose={setChosen} />
    </div>
  );
}

/** Which set of which exercise of the plan. */
export function keyOf({ block, place, at }: Pick<Step, 'block' | 'place' | 'at'>): string {
  return `${block} ${place} ${at}`;
}

function Elapsed({ log }: { log: KeptLog }) {
  const now = useClock();
  const end = log.endedAt ? Date.parse(log.endedAt) : now;
  return (
    <span className={styles.clock} role="timer" aria-label="Time since the start">
      <IconClock size={18} stroke={1.75} aria-hidden="true" />
      {clockText((end - Date.parse(log.startedAt)) / 1000)}
    </span>
  );
}
