import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useSearchParams } from 'react-router';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CompetitionMissing } from '../competition-missing.tsx';
import { useSearchText, withParam } from '../use-search-text.ts';
import { plainPoints, scoringOf, totalsText } from './board-figures.ts';
import type { KeptBoard } from './board-keeper.ts';
import { BoardRows } from './board-rows.tsx';
import { BoardState } from './board-state.tsx';
import { BoardTools } from './board-tools.tsx';
import styles from './leaderboard.module.css';
import type { LoadedBoard } from './loaded-board.ts';
import { useBoard } from './use-board.ts';
import { useBoardNews } from './use-board-news.ts';
import { useAnnouncement } from './use-changes.ts';

interface DivisionBoardProps {
  competitionId: string;
  /** undefined: the first. */
  divisionId: string | undefined;
  competition: CompetitionReply | undefined;
  wide: boolean;
}

/** One division's board with what narrows it; reads itself and follows the news. */
export function DivisionBoard({ competitionId, divisionId, competition, wide }: DivisionBoardProps) {
  const { keeper, kept } = useBoard(competitionId, divisionId);
  const announcement = useAnnouncement(kept);
  const { board, failure } = kept;
  const isCutOff = useBoardNews(keeper, board);
  if (!board && !failure) {
    return (
      <div className={styles.first}>
        <SkeletonRows rows={10} label="Loading the board" />
      </div>
    );
  }
  if (!board) {
    return (
      <div className={styles.first}>
        <CompetitionMissing failure={failure} what="The board" onRetry={keeper.refresh} />
      </div>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <Board
        kept={kept}
        board={board}
        competition={competition}
        wide={wide}
        onWant={keeper.want}
        lostAt={failure || isCutOff ? kept.currentAt : null}
      />
    </>
  );
}

interface BoardProps {
  kept: KeptBoard;
  board: LoadedBoard;
  competition: CompetitionReply | undefined;
  wide: boolean;
  onWant: (pages: number) => void;
  lostAt: number | null;
}

function Board({ kept, board, competition, wide, onWant, lostAt }: BoardProps) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText('search');
  const { workouts, divisionId } = board.head;
  const asked = workouts.findIndex(({ id }) => id === params.get('workout'));
  const workout = asked < 0 ? null : asked;
  const scoring = competition && scoringOf(competition, divisionId);
  const points = scoring ? totalsText(scoring, workouts) : plainPoints;
  return (
    <>
      <BoardTools
        workouts={workouts}
        workout={workout === null ? '' : (workouts[workout]?.id ?? '')}
        onWorkout={(id) => setParams((now) => withParam(now, 'workout', id), { preventScrollReset: true })}
        search={search}
        onSearch={setSearch}
        wide={wide}
      />
      <BoardState board={board} scoring={scoring} zone={competition?.zone} lostAt={lostAt} />
      <BoardRows
        kept={kept}
        board={board}
        workout={workout}
        search={search}
        points={points}
        onWant={onWant}
      />
    </>
  );
}
