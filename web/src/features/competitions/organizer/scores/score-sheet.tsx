import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { standsApart } from '@chalkline/contract/competitions/outlier.ts';
import type { ScoreReply, ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useKeptPages } from '../../../../patterns/use-kept-pages.ts';
import { errorText } from '../../../../platform/error-texts.ts';
import { ErrorState } from '../../../../ui/empty-state.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { ListFoot } from '../../../../ui/pager.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { scoringOf, totalsText } from '../../leaderboard/board-figures.ts';
import { scoreHistory } from '../../score-history/score-history.queries.ts';
import { organizerQueries, type SheetAsked } from '../organizer.queries.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';
import { CellHistory } from './cell-history.tsx';
import { CheckMenu } from './check-menu.tsx';
import { NoRows } from './no-rows.tsx';
import { PasteModal } from './paste-modal.tsx';
import { cellText } from './score-acts.ts';
import { ScoreLine } from './score-line.tsx';
import type { SendScore } from './submission.ts';
import { useSavePasted } from './use-save-pasted.ts';
import type { ScoreActs } from './use-score-acts.ts';
import { useUnsaved } from './use-unsaved.ts';

interface ScoreSheetProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
  asked: SheetAsked;
  send: SendScore;
  acts: ScoreActs;
  onCurrent: (score: ScoreReply) => void;
  /** The row to focus when the sheet opens, after moving here from another workout. */
  focusOn: string | null;
  onAside: (entryId: string, by: 1 | -1) => void;
}

/** The scores of one workout by bib number, with spreadsheet keys. */
export function ScoreSheet(props: ScoreSheetProps) {
  const { competition, workout, asked, send, acts, onCurrent, focusOn, onAside } = props;
  const { id, can } = competition;
  const options = organizerQueries.sheet(id, asked);
  const query = useInfiniteQuery(options);
  const { pages, showMore, isBusy } = useKeptPages(query, options.queryKey, 'page');
  const { data: penalties = [] } = useQuery(organizerQueries.penaltiesOf(id, workout.id));
  const cache = useQueryClient();
  const { unsaved, onUnsaved } = useUnsaved();
  const [history, setHistory] = useState<ScoreSheetRow | null>(null);
  const [pasted, setPasted] = useState<{ text: string; from: string } | null>(null);
  const saving = useSavePasted({ workout, send, onCurrent, onRecorded: acts.record });
  const list = useRef<HTMLUListElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere && focusOn) list.current?.querySelector<HTMLElement>(`[data-cell="${focusOn}"]`)?.focus();
  }, [isThere, focusOn]);

  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Couldn’t load scores"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (!query.data) return <SkeletonRows rows={8} avatar={false} />;
  const rows = pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <NoRows competitionId={id} asked={asked} />;

  const readCurrent = async (entryId: string) => {
    const versions = await cache.fetchQuery(scoreHistory(id, workout.id, entryId));
    return versions[0] ?? null;
  };
  const record = ({ entry }: ScoreSheetRow, before: ScoreReply | null, after: ScoreReply, sentAt: number) => {
    const texts = { before: cellText(before, workout.scoring), after: cellText(after, workout.scoring) };
    acts.record([
      { workoutId: workout.id, entryId: entry.id, name: entry.name, ...texts, scoreId: after.id, sentAt },
    ]);
  };
  const isApart = ({ entry }: ScoreSheetRow, value: ScoreValue) => {
    const field = rows.flatMap((other) =>
      other.entry.divisionId === entry.divisionId && other.entry.id !== entry.id && other.score?.value
        ? [other.score.value]
        : [],
    );
    return standsApart(value, field, workout.scoring);
  };
  const standing = (entryId: string) =>
    penalties.filter((penalty) => penalty.entryId === entryId && penalty.withdrawnAt === null).length;
  return (
    <>
      <ul ref={list}>
        {rows.map((row) => (
          <ScoreLine
            key={row.entry.id}
            mark={row.score?.value && can.recordScores && <CheckMenu competitionId={id} row={row} />}
            row={row}
            workout={workout}
            send={send}
            readCurrent={readCurrent}
            onCurrent={onCurrent}
            onRecorded={(before, after, sentAt) => record(row, before, after, sentAt)}
            onUnsaved={onUnsaved}
            readOnly={!can.recordScores}
            penalties={standing(row.entry.id)}
            points={totalsText(scoringOf(competition, row.entry), competition.workouts)}
            isApart={(value) => isApart(row, value)}
            previewOf={(change) => (
              <RipplePreview competition={competition} change={change} of={row.entry.name} heading="h2" />
            )}
            onHistory={() => setHistory(row)}
            onPaste={(text) => setPasted({ text, from: row.entry.id })}
            onAside={(by) => onAside(row.entry.id, by)}
            onUndo={acts.undo}
            onRedo={acts.redo}
          />
        ))}
      </ul>
      <ListFoot
        summary={`${rows.length} of ${query.data.pages[0]?.total ?? rows.length} athletes`}
        onMore={showMore}
        busy={isBusy}
      />
      {history && (
        <CellHistory
          competition={competition}
          workout={workout}
          row={history}
          penalties={penalties.filter(({ entryId }) => entryId === history.entry.id)}
          onClose={() => setHistory(null)}
        />
      )}
      {pasted && (
        <PasteModal
          competition={competition}
          workout={workout}
          rows={rows}
          pasted={pasted}
          saving={saving}
          onClose={() => setPasted(null)}
        />
      )}
      <LeaveGuard withQuery unsaved={unsaved > 0}>
        {`${unsaved === 1 ? 'One score is' : `${unsaved} scores are`} not saved yet.`}
      </LeaveGuard>
    </>
  );
}
