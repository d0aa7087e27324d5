import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Chip } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CompetitionMissing } from '../competition-missing.tsx';
import { BoardActions, OpenOutside } from './actions/board-actions.tsx';
import { plainPoints, scoringOf, totalsText } from './board-figures.ts';
import type { KeptBoard } from './board-keeper.ts';
import { BoardRows } from './board-rows.tsx';
import { BoardState } from './board-state.tsx';
import { BoardTools } from './board-tools.tsx';
import { viewIn } from './board-view.ts';
import { BoardFilters } from './filters/board-filters.tsx';
import { filtersSet } from './filters/row-filters.ts';
import { useRowFilters } from './filters/use-row-filters.ts';
import { KeepFollowing } from './following/keep-following.tsx';
import styles from './leaderboard.module.css';
import type { LoadedBoard } from './loaded-board.ts';
import { totalHead, unknownTotal } from './total-head.ts';
import { useBoard } from './use-board.ts';
import { useBoardNews } from './use-board-news.ts';
import { useAnnouncement } from './use-changes.ts';

/** The rules are fetched when somebody asks. */
const ScoringPanel = lazyPart(async () => (await import('./scoring-panel.tsx')).ScoringPanel);

/** Few boards have a ceremony. */
const RevealPart = lazyPart(async () => (await import('./reveal-part.tsx')).RevealPart);

interface DivisionBoardProps {
  competitionId: string;
  /** undefined: the first. */
  divisionId: string | undefined;
  view: BoardView;
  competition: CompetitionReply | undefined;
  wide: boolean;
}

/** One division's board with what narrows it; reads itself and follows the news. */
export function DivisionBoard({ competitionId, divisionId, view, competition, wide }: DivisionBoardProps) {
  const { keeper, kept } = useBoard(competitionId, { divisionId, view });
  const announcement = useAnnouncement(kept);
  const { board, failure } = kept;
  const isCutOff = useBoardNews(keeper, board, view);
  if (!board && !failure) {
    return (
      <div className={styles.first}>
        <SkeletonRows rows={10} label="Loading the leaderboard" />
      </div>
    );
  }
  if (!board) {
    return (
      <div className={styles.first}>
        <CompetitionMissing failure={failure} what="The leaderboard" onRetry={keeper.refresh} />
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
  const [params] = useSearchParams();
  const { filters, set, setSearch, clear } = useRowFilters();
  const [isScoringShown, setIsScoringShown] = useState(false);
  const { workouts, divisionId } = board.head;
  const isEmbedded = params.get('embed') === '1';
  const asked = workouts.findIndex(({ id }) => id === params.get('workout'));
  const workout = asked < 0 ? null : asked;
  const division = competition?.divisions.find(({ id }) => id === divisionId);
  const scoring = competition && scoringOf(competition, board.head);
  const points = scoring ? totalsText(scoring, workouts) : plainPoints;
  const totals = scoring ? totalHead(scoring, workouts) : unknownTotal;
  return (
    <KeepFollowing competitionId={board.head.competitionId} isOffered={!isEmbedded}>
      {division?.revealingSince && (
        <Suspense>
          <RevealPart competitionId={board.head.competitionId} divisionId={divisionId} />
        </Suspense>
      )}
      <BoardTools
        workouts={workouts}
        workout={workout === null ? '' : (workouts[workout]?.id ?? '')}
        onWorkout={(id) => set('workout', id)}
        search={filters.search}
        onSearch={setSearch}
        wide={wide}
        filtersSet={filtersSet(filters)}
        actions={isEmbedded ? <OpenOutside /> : <BoardActions head={board.head} />}
      >
        <BoardFilters board={board} filters={filters} hasAges={division?.hasAges ?? false} onFilter={set} />
      </BoardTools>
      <BoardState
        board={board}
        zone={competition?.zone}
        lostAt={lostAt}
        {...(scoring && { onScoring: () => setIsScoringShown(true) })}
      >
        {competition?.can.seeInside && (
          <Chip
            on={viewIn(params) === 'inside'}
            onClick={() => set('view', viewIn(params) === 'inside' ? '' : 'inside')}
          >
            Unpublished scores
          </Chip>
        )}
      </BoardState>
      <BoardRows
        kept={kept}
        board={board}
        workout={workout}
        filters={filters}
        points={points}
        totals={totals}
        onWant={onWant}
        onClear={clear}
        onScoring={() => setIsScoringShown(true)}
      />
      {isScoringShown && scoring && (
        <Suspense>
          <ScoringPanel
            scoring={scoring}
            teams={competition?.divisions.find(({ id }) => id === board.head.divisionId)?.teams ?? null}
            head={board.head}
            onClose={() => setIsScoringShown(false)}
          />
        </Suspense>
      )}
    </KeepFollowing>
  );
}
