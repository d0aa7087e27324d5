import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { clockText } from '../clock-text.ts';
import { desk } from '../desk.ts';
import { setText } from '../loads.ts';
import type { Figured, Step } from '../plans.ts';
import type { KeptLog } from '../training-store.ts';
import { askedText } from '../training-texts.ts';
import { useClock } from '../use-clock.ts';
import { useUnit } from '../use-unit.ts';
import type { News } from './news.ts';
import { NewsNote } from './news-note.tsx';
import styles from './player.module.css';

interface RestProps {
  log: KeptLog;
  news: News | null;
  next: Step | null;
  figures: Figured | null;
}

/** The time until the next set, by when it ends: it is right after a locked screen, too. */
export function Rest({ log, news, next, figures }: RestProps) {
  const now = useClock();
  const [unit] = useUnit();
  const over = useRef(false);
  const rest = log.rest ?? { until: now, length: 1 };
  const left = Math.ceil((rest.until - now) / 1000);
  const end = () => void desk.noteLog({ ...log, rest: null });
  const isOver = left <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is up
  useEffect(() => {
    if (!isOver || over.current) return;
    over.current = true;
    navigator.vibrate?.([200, 100, 200]);
    end();
  }, [isOver]);
  const add = (seconds: number) =>
    void desk.noteLog({
      ...log,
      rest: { until: rest.until + seconds * 1000, length: Math.max(1, rest.length + seconds) },
    });
  return (
    <>
      <h1 className={styles.resting} tabIndex={-1}>
        Rest
      </h1>
      <p className={styles.left} role="timer" aria-label="Rest left">
        {clockText(Math.max(0, left))}
      </p>
      <div className={styles.track} aria-hidden="true">
        <span style={{ '--share': Math.min(1, Math.max(0, left / rest.length)) } as object} />
      </div>
      <div className={styles.row} data-centered="">
        <Button variant="frame" size={48} onClick={() => add(-15)}>
          −15 s
        </Button>
        <Button variant="frame" size={48} onClick={() => add(15)}>
          +15 s
        </Button>
      </div>
      {next && figures && (
        <div className={styles.next}>
          <small>Next</small>
          <p>
            <b>
              {next.exercise.name}, set {next.at + 1}
            </b>
            <b className={styles.nextFigure}>{setText(next.exercise.measure, figures, unit)}</b>
          </p>
          {next.planned.asked && <small>{askedText(next.planned.asked, unit)}</small>}
        </div>
      )}
      {news && <NewsNote news={news} />}
      <div className={styles.foot}>
        <Button variant="frame" size={64} wide onClick={end}>
          Skip rest
        </Button>
      </div>
    </>
  );
}
