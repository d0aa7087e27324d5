import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { exactTime, relativeTime } from '../../../ui/times.ts';
import styles from './board-state.module.css';
import type { LoadedBoard } from './loaded-board.ts';
import { ScoringLink } from './scoring-link.tsx';

interface BoardStateProps {
  board: LoadedBoard;
  /** undefined: still on its way. */
  scoring: CompetitionScoring | undefined;
  /** The venue's zone. */
  zone: string | undefined;
  /** When the board is known to have been current, in milliseconds, while the connection is lost. */
  lostAt: number | null;
}

/** How firm the board is, how many are on it, how fresh it is. */
export function BoardState({ board: { head }, scoring, zone, lostAt }: BoardStateProps) {
  const { standing, rowCount, lastScoreAt } = head;
  return (
    <div className={styles.state}>
      <StatusMark status={standing} />
      <span>{`${rowCount.toLocaleString('en')} ${rowCount === 1 ? 'athlete' : 'athletes'}`}</span>
      {lastScoreAt && <LastScore at={lastScoreAt} zone={zone} />}
      {scoring && <ScoringLink scoring={scoring} workouts={head.workouts} />}
      {lostAt !== null && <Reconnecting since={lostAt} />}
    </div>
  );
}

/** Told to the second while it is fresh: that is when people watch. */
function LastScore({ at, zone }: { at: string; zone: string | undefined }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  // A score may be told before the next tick, and clocks differ: it is never in the future.
  const ago = relativeTime(at, Math.max(now, Date.parse(at)));
  return (
    <span>
      {'Last score '}
      <time dateTime={at} title={bothTimes(at, zone)}>
        {ago}
      </time>
    </span>
  );
}

/** The venue's time, and the reader's own where it is another. */
function bothTimes(at: string, zone: string | undefined): string {
  const own = exactTime(at);
  const there = exactTime(at, zone);
  return own === there ? own : `${there} at the venue, ${own} for you`;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

function Reconnecting({ since }: { since: number }) {
  return (
    <span className={styles.lost} role="status">
      <IconPlugConnectedX size={16} stroke={1.75} aria-hidden="true" />
      {`Reconnecting… this is the board of ${clock.format(since)}`}
    </span>
  );
}
