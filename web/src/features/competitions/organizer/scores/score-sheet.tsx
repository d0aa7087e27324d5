import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ScoreReply, ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../../ui/empty-state.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { ListFoot } from '../../../../ui/pager.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { organizerQueries, type SheetAsked } from '../organizer.queries.ts';
import { ScoreHistory } from './score-history.tsx';
import { ScoreLine } from './score-line.tsx';
import { sendTo } from './submission.ts';

interface ScoreSheetProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
  asked: SheetAsked;
}

/** The cells of one workout, by bib: Enter and the arrows go from line to line. */
export function ScoreSheet({ competition, workout, asked }: ScoreSheetProps) {
  const { id } = competition;
  const options = organizerQueries.sheet(id, asked);
  const query = useInfiniteQuery(options);
  const cache = useQueryClient();
  const say = useErrorText();
  const send = useMemo(() => sendTo(id), [id]);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const [history, setHistory] = useState<ScoreSheetRow | null>(null);

  const onUnsaved = useCallback((entryId: string, is: boolean) => {
    setUnsaved((now) => {
      if (now.has(entryId) === is) return now;
      const next = new Set(now);
      if (is) next.add(entryId);
      else next.delete(entryId);
      return next;
    });
  }, []);
  const onCurrent = (score: ScoreReply) => {
    cache.setQueryData(options.queryKey, (sheet) => sheet && withScore(sheet, score));
    void cache.invalidateQueries({ queryKey: [...organizerQueries.within(id), 'progress'] });
  };
  const readCurrent = async (entryId: string) => {
    const versions = await cache.fetchQuery(organizerQueries.history(id, workout.id, entryId));
    return versions[0] ?? null;
  };

  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="The sheet did not load"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {say(query.error)}
      </ErrorState>
    );
  }
  if (!query.data) return <SkeletonRows rows={8} avatar={false} />;
  const rows = query.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <NoRows competitionId={id} searched={asked.search !== ''} />;
  return (
    <>
      <ul>
        {rows.map((row) => (
          <ScoreLine
            key={row.entry.id}
            row={row}
            workout={workout}
            send={send}
            readCurrent={readCurrent}
            onCurrent={onCurrent}
            onUnsaved={onUnsaved}
            readOnly={!competition.can.recordScores}
            onHistory={() => setHistory(row)}
          />
        ))}
      </ul>
      <ListFoot
        summary={`${rows.length} of ${query.data.pages[0]?.total ?? rows.length} lines`}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
      {history && (
        <ScoreHistory
          competition={competition}
          workout={workout}
          row={history}
          onClose={() => setHistory(null)}
        />
      )}
      <LeaveGuard withQuery unsaved={unsaved.size > 0}>
        {`${unsaved.size === 1 ? 'One score is' : `${unsaved.size} scores are`} not saved yet.`}
      </LeaveGuard>
    </>
  );
}

type Sheet<Page> = InfiniteData<Page, unknown>;

function withScore<Page extends { data: ScoreSheetRow[] }>(
  sheet: Sheet<Page>,
  score: ScoreReply,
): Sheet<Page> {
  const pages = sheet.pages.map((page) => ({
    ...page,
    data: page.data.map((row) => (row.entry.id === score.entryId ? { ...row, score } : row)),
  }));
  return { ...sheet, pages };
}

function NoRows({ competitionId, searched }: { competitionId: string; searched: boolean }) {
  if (searched) return <EmptyState title="Nobody fits">Search for another name or bib.</EmptyState>;
  return (
    <EmptyState
      title="Nobody to score"
      action={
        <ButtonLink size={32} to={partUrl(competitionId, 'entries')}>
          Go to the entries
        </ButtonLink>
      }
    >
      Scores belong to entries. This division has none yet.
    </EmptyState>
  );
}
