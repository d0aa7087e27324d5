import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { errorText } from '../../../../platform/error-texts.ts';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { ErrorState } from '../../../../ui/empty-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { competitionQueries } from '../../competitions.queries.ts';
import type { PointsText } from '../board-figures.ts';
import { RowPlace } from '../row-place.tsx';
import { AppealLink } from './appeal-link.tsx';
import type { AskedPlace } from './explaining.ts';
import styles from './explanation.module.css';
import { headLine } from './explanation-text.ts';
import { Reasons } from './reasons.tsx';

const ScoreHistory = lazyPart(
  async () => (await import('../../score-history/score-history.tsx')).ScoreHistory,
);

interface ExplanationProps {
  asked: AskedPlace;
  head: BoardHead;
  row: BoardRow;
  points: PointsText;
  onScoring: () => void;
  /** On a sheet the window itself closes. */
  onClose?: () => void;
  isSheet?: boolean;
}

/** The place, what made it, who is next to it: read from the ranking itself, again with every change. */
export function Explanation({ asked, head, row, points, onScoring, onClose, isSheet }: ExplanationProps) {
  const { competitionId, divisionId, view, version } = head;
  const query = useQuery({
    ...competitionQueries.explanation(competitionId, { divisionId, view, version, ...asked }),
    placeholderData: keepPreviousData,
  });
  const at = head.workouts.findIndex(({ id }) => id === asked.workoutId);
  return (
    <div className={isSheet ? styles.sheet : styles.room}>
      <div className={styles.head}>
        <RowPlace row={row} workout={at < 0 ? null : at} />
        <span className={styles.who}>
          <b className={text.h5}>{row.name}</b>
          <span className={text.hint}>{headLine(head, row, at < 0 ? null : at, points)}</span>
        </span>
        {onClose && <IconButton label="Close" icon={<IconX size={20} stroke={1.75} />} onClick={onClose} />}
      </div>
      <div className={styles.reasons}>
        {query.isPending && <SkeletonText lines={4} />}
        {query.isError && (
          <ErrorState title="Couldn’t load the explanation" onRetry={() => void query.refetch()}>
            {errorText(query.error)}
          </ErrorState>
        )}
        {query.data && (
          <Reasons explanation={query.data} row={row} points={points} workout={at < 0 ? null : at} />
        )}
      </div>
      <div className={styles.foot}>
        <LinkButton onClick={onScoring}>How this is scored</LinkButton>
        {asked.workoutId !== null && (
          <>
            <AppealLink competitionId={competitionId} entryId={row.entryId} workoutId={asked.workoutId} />
            <History head={head} row={row} workoutId={asked.workoutId} />
          </>
        )}
      </div>
    </div>
  );
}

/** For those who record scores: all that was typed into this cell. */
function History({ head, row, workoutId }: { head: BoardHead; row: BoardRow; workoutId: string }) {
  const { data: competition } = useQuery(competitionQueries.detail(head.competitionId));
  const [isOpen, setIsOpen] = useState(false);
  const workout = head.workouts.find(({ id }) => id === workoutId);
  if (!competition?.can.recordScores || !workout) return null;
  return (
    <>
      <LinkButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Score history
      </LinkButton>
      {isOpen && (
        <Suspense>
          <ScoreHistory
            competition={competition}
            workout={workout}
            row={{ entry: { id: row.entryId, name: row.name } }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
