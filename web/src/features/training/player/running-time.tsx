import { IconClock, IconStopwatch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useAwake } from '../../../platform/use-awake.ts';
import { clockText } from '../clock-text.ts';
import { desk } from '../desk.ts';
import { restAt, signalBetween, timerAt } from '../timers.ts';
import type { KeptLog } from '../training-store.ts';
import { useClock } from '../use-clock.ts';
import styles from './player.module.css';
import { phases, TimerModal } from './timer-modal.tsx';
import { playSignal } from './timer-sound.ts';

interface RunningTimeProps {
  log: KeptLog;
  /** Null while the rest itself is on the screen. */
  onRest: (() => void) | null;
}

/**
 * In the bar: the timer or the rest that runs, else the time since the start. Whatever else is on the screen, their
 * turns are heard here, the screen stays lit, and a rest ends.
 */
export function RunningTime({ log, onRest }: RunningTimeProps) {
  const now = useClock();
  const [open, setOpen] = useState(false);
  const rest = log.rest && restAt(log.rest, now);
  const timer = log.timer && timerAt(log.timer, now);
  const isOver = rest?.phase === 'done';
  const before = useRef({ rest, timer });
  useEffect(() => {
    for (const name of ['rest', 'timer'] as const) {
      const [was, is] = [before.current[name], { rest, timer }[name]];
      const signal = was && is && signalBetween(was, is);
      if (signal) playSignal(signal);
    }
    before.current = { rest, timer };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is up
  useEffect(() => {
    if (isOver) void desk.noteLog({ ...log, rest: null });
  }, [isOver]);
  const isTiming = timer !== null && timer.phase !== 'done';
  useAwake(isTiming || rest !== null);
  if (isTiming || open)
    return (
      <>
        <button type="button" className={styles.clock} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <IconStopwatch size={18} stroke={1.75} aria-hidden="true" />
          {timer ? `${phases[timer.phase]} ${clockText(timer.left)}` : 'Timer'}
        </button>
        {open && <TimerModal log={log} onClose={() => setOpen(false)} />}
      </>
    );
  if (rest && onRest)
    return (
      <button type="button" className={styles.clock} onClick={onRest}>
        <IconStopwatch size={18} stroke={1.75} aria-hidden="true" />
        Rest {clockText(rest.left)}
      </button>
    );
  return (
    <span className={styles.clock} role="timer" aria-label="Time since the start">
      <IconClock size={18} stroke={1.75} aria-hidden="true" />
      {clockText(((log.endedAt ? Date.parse(log.endedAt) : now) - Date.parse(log.startedAt)) / 1000)}
    </span>
  );
}
