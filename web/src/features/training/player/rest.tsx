import { Button } from '../../../ui/button.tsx';
import { useStickyFoot } from '../../../ui/sticky-foot.ts';
import { clockText } from '../clock-text.ts';
import { desk } from '../desk.ts';
import { setText } from '../loads.ts';
import type { Figured, Step } from '../plans.ts';
import { restAt } from '../timers.ts';
import type { KeptLog } from '../training-store.ts';
import { askedText } from '../training-texts.ts';
import { useClock } from '../use-clock.ts';
import { useUnit } from '../use-unit.ts';
import type { News } from './news.ts';
import { NewsNote } from './news-note.tsx';
import styles from './player.module.css';
import own from './rest.module.css';
import { SoundButton } from './sound-button.tsx';

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
  const rest = log.rest ?? { until: now, length: 1 };
  const { left } = restAt(rest, now);
  const end = () => void desk.noteLog({ ...log, rest: null });
  const add = (seconds: number) =>
    void desk.noteLog({
      ...log,
      rest: { until: rest.until + seconds * 1000, length: Math.max(1, rest.length + seconds) },
    });
  return (
    <>
      <h1 className={own.resting} tabIndex={-1}>
        Rest
      </h1>
      <p className={own.left} role="timer" aria-label="Rest left">
        {clockText(left)}
      </p>
      <div className={own.track} aria-hidden="true">
        <span style={{ '--share': Math.min(1, left / rest.length) } as object} />
      </div>
      <div className={styles.row} data-centered="">
        <Button variant="frame" size={48} onClick={() => add(-15)}>
          −15 s
        </Button>
        <Button variant="frame" size={48} onClick={() => add(15)}>
          +15 s
        </Button>
        <SoundButton onFrame />
      </div>
      {next && figures && (
        <div className={own.next}>
          <small>Next</small>
          <p>
            <b>
              {next.exercise.name}, set {next.at + 1}
            </b>
            <b className={own.nextFigure}>{setText(next.exercise.measure, figures, unit)}</b>
          </p>
          {next.planned.asked && <small>{askedText(next.planned.asked, unit)}</small>}
        </div>
      )}
      {news && <NewsNote news={news} />}
      <div ref={useStickyFoot('--dock')} className={styles.foot}>
        <Button variant="frame" size={64} wide onClick={end}>
          Skip rest
        </Button>
      </div>
    </>
  );
}
