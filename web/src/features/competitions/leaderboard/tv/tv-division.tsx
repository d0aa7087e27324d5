import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useEffect } from 'react';
import { StatusMark } from '../../../../ui/status-mark.tsx';
import { CompetitionStatusMark } from '../../competition-status.tsx';
import { scoringOf, totalsText } from '../board-figures.ts';
import { totalHead } from '../total-head.ts';
import { useBoard } from '../use-board.ts';
import { useBoardNews } from '../use-board-news.ts';
import { useChangedRows } from '../use-changes.ts';
import { progressText } from './progress-text.ts';
import { tvPages, tvRows } from './tv-cycle.ts';
import styles from './tv-screen.module.css';
import { TvTable } from './tv-table.tsx';

interface TvDivisionProps {
  competitionId: string;
  divisionId: string;
  competition: CompetitionReply | undefined;
  /** From 0; null: read and followed, but not shown. */
  page: number | null;
  /** Tells how many pages the shown division has. */
  onPages: (pages: number) => void;
  /** The floors are shown beside it. */
  narrow: boolean;
}

const view = 'public';

/** One division on the screen. What was read last stays while the network is away. */
export function TvDivision({
  competitionId,
  divisionId,
  competition,
  page,
  onPages,
  narrow,
}: TvDivisionProps) {
  const { keeper, kept } = useBoard(competitionId, { divisionId, view });
  const { board, failure } = kept;
  const isCutOff = useBoardNews(keeper, board, view);
  const changed = useChangedRows(kept);
  const pages = board ? tvPages(board.head.rowCount) : 1;
  const isShown = page !== null;
  useEffect(() => {
    if (isShown) onPages(pages);
  }, [isShown, pages, onPages]);
  if (page === null) return null;
  if (!board || !competition) return <p className={styles.waiting}>Loading the leaderboard…</p>;
  const { head } = board;
  const at = Math.min(page, pages - 1);
  const scoring = scoringOf(competition, head);
  const progress = progressText(head, board.rows, competition.unreleased.length);
  return (
    <>
      <header className={styles.head}>
        <h1>{head.divisionName}</h1>
        <p>{[competition.name, progress].filter((part) => part).join(', ')}</p>
        <span className={styles.marks}>
          {pages > 1 && <span>{`${at + 1} of ${pages}`}</span>}
          {(failure || isCutOff) && <span className={styles.lost}>Reconnecting…</span>}
          <span className={styles.mark}>
            <StatusMark status={head.frozenAt ? 'frozen' : head.standing} />
          </span>
          <span className={styles.mark}>
            <CompetitionStatusMark competition={competition} />
          </span>
        </span>
      </header>
      {board.rows.length === 0 ? (
        <p className={styles.waiting}>No athletes yet</p>
      ) : (
        <TvTable
          head={head}
          rows={board.rows.slice(at * tvRows, (at + 1) * tvRows)}
          after={board.rows[(at + 1) * tvRows]}
          points={totalsText(scoring, head.workouts)}
          total={totalHead(scoring, head.workouts)}
          changed={changed}
          narrow={narrow}
        />
      )}
    </>
  );
}
