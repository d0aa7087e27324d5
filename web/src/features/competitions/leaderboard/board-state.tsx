import { holdsPlace } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { numberText } from '../../../ui/locale.ts';
import { timeNow } from '../../../ui/now.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { exactTime, relativeTime, secondTime } from '../../../ui/times.ts';
import styles from './board-state.module.css';
import type { LoadedBoard } from './loaded-board.ts';
import { publicationLines } from './publication-lines.ts';
import { ScoringLink } from './scoring-link.tsx';

interface BoardStateProps {
  board: LoadedBoard;
  /** Opens the rules; undefined while they are on their way. */
  onScoring?: () => void;
  /** The venue's zone. */
  zone: string | undefined;
  /** When the board is known to have been current, in milliseconds, while the connection is lost. */
  lostAt: number | null;
  /** For those who run it: the switch between the two boards. */
  children?: ReactNode;
}

/** How firm the board is, how many are on it, how fresh it is. */
export function BoardState({ board, onScoring, zone, lostAt, children }: BoardStateProps) {
  const { head } = board;
  const { standing, lastScoreAt, frozenAt } = head;
  return (
    <div className={styles.state}>
      <b className={styles.onPaper}>{head.divisionName}</b>
      <StatusMark status={standing} />
      {frozenAt && <StatusMark status="frozen">{`Frozen ${exactTime(frozenAt, zone)}`}</StatusMark>}
      {head.view === 'inside' && <StatusMark status="draft">Includes unpublished scores</StatusMark>}
      <span className={styles.count}>{countText(board)}</span>
      {lastScoreAt && <LastScore at={lastScoreAt} zone={zone} />}
      {onScoring && <ScoringLink onOpen={onScoring} />}
      {publicationLines(head).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {children}
      {lostAt !== null && <Reconnecting since={lostAt} />}
    </div>
  );
}

/** `20 entries, 19 competing`: withdrawn athletes stay on the board but don't count as competing. */
function countText({ head: { rowCount }, rows, next }: LoadedBoard): string {
  const entries = `${numberText(rowCount)} ${rowCount === 1 ? 'entry' : 'entries'}`;
  if (next !== null) return entries;
  const competing = rows.filter(({ status }) => holdsPlace(status)).length;
  return competing < rowCount ? `${entries}, ${numberText(competing)} competing` : entries;
}

/** Updated every second, so that people see how fresh the board is. */
function LastScore({ at, zone }: { at: string; zone: string | undefined }) {
  const [now, setNow] = useState(() => timeNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), 1000);
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
  return own === there ? own : `${there} at the venue, ${own} your time`;
}

function Reconnecting({ since }: { since: number }) {
  return (
    <span className={styles.lost} role="status">
      <IconPlugConnectedX size={16} stroke={1.75} aria-hidden="true" />
      {`Reconnecting… Leaderboard as of ${secondTime(since)}`}
    </span>
  );
}
