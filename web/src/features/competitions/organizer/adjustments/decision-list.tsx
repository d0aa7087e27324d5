import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { AdjustmentReply, PenaltyReply } from '@chalkline/contract/competitions/decisions.schema.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState, ErrorState } from '../../../../ui/empty-state.tsx';
import { ListFoot } from '../../../../ui/pager.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { TimeAgo } from '../../../../ui/time-ago.tsx';

type Decision = PenaltyReply | AdjustmentReply;

interface DecisionListProps<Row extends Decision> {
  title: string;
  competition: CompetitionReply;
  query: {
    readonly data: { readonly pages: readonly { readonly data: readonly Row[] }[] } | undefined;
    readonly isError: boolean;
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    refetch(): unknown;
    fetchNextPage(): unknown;
  };
  /** What was decided and why, in one line. */
  words: (decision: Row) => string;
  empty: string;
  /** Left out where nothing can be taken back. */
  onWithdraw: ((decision: Row) => void) | undefined;
}

/** Decisions, latest first, those that were taken back hatched. */
export function DecisionList<Row extends Decision>(props: DecisionListProps<Row>) {
  const { title, competition, query, words, empty, onWithdraw } = props;
  const say = useErrorText();
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const columns: Column<Row>[] = [
    { key: 'who', head: 'Athlete', phone: 'lead', cell: ({ bib, entryName }) => `${bib} ${entryName}` },
    {
      key: 'what',
      head: 'Decision',
      cell: (decision) => (
        <span>
          {words(decision)}
          {decision.withdrawnAt && (
            <span className={text.hint}> Taken back: “{decision.withdrawnReason}”</span>
          )}
        </span>
      ),
    },
    {
      key: 'when',
      head: 'Decided',
      cell: ({ decidedBy, decidedAt }) => (
        <span>
          {decidedBy.name}, <TimeAgo at={decidedAt} zone={competition.zone} />
        </span>
      ),
    },
  ];
  if (onWithdraw) {
    columns.push({
      key: 'actions',
      head: 'Change',
      phone: 'actions',
      align: 'right',
      cell: (decision) =>
        decision.withdrawnAt === null && (
          <Button
            size={32}
            aria-label={`Take back: ${decision.entryName}, ${words(decision)}`}
            onClick={() => onWithdraw(decision)}
          >
            Take back
          </Button>
        ),
    });
  }
  return (
    <Panel title={title}>
      {query.isError && !query.data ? (
        <ErrorState title="This did not load" onRetry={() => void query.refetch()}>
          {say(query.error)}
        </ErrorState>
      ) : !query.data ? (
        <SkeletonRows rows={3} avatar={false} />
      ) : rows.length === 0 ? (
        <EmptyState title="None so far">{empty}</EmptyState>
      ) : (
        <>
          <DataTable
            caption={title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowState={({ withdrawnAt }) => (withdrawnAt === null ? undefined : 'out')}
          />
          <ListFoot
            summary={counted(rows.length, ['decision', 'decisions'])}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
        </>
      )}
    </Panel>
  );
}
