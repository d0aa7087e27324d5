import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { AdjustmentReply, PenaltyReply } from '@chalkline/contract/competitions/decisions.schema.ts';
import { PagedList } from '../../../../patterns/paged-list.tsx';
import type { PagedQuery } from '../../../../patterns/paged-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { TimeAgo } from '../../../../ui/time-ago.tsx';

type Decision = PenaltyReply | AdjustmentReply;

interface DecisionListProps<Row extends Decision> {
  title: string;
  competition: CompetitionReply;
  query: PagedQuery<Row>;
  /** The decision and its reason, in one line. */
  summary: (decision: Row) => string;
  empty: string;
  /** Undefined if decisions can’t be removed. */
  onWithdraw: ((decision: Row) => void) | undefined;
}

/** Decisions, latest first, with removed ones hatched. */
export function DecisionList<Row extends Decision>(props: DecisionListProps<Row>) {
  const { title, competition, query, summary, empty, onWithdraw } = props;
  const columns: Column<Row>[] = [
    { key: 'who', head: 'Athlete', phone: 'lead', cell: ({ bib, entryName }) => `${bib} ${entryName}` },
    {
      key: 'what',
      head: 'Decision',
      cell: (decision) => (
        <span>
          {summary(decision)}
          {decision.withdrawnAt && <span className={text.hint}> Removed: “{decision.withdrawnReason}”</span>}
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
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (decision) =>
        decision.withdrawnAt === null && (
          <Button
            size={32}
            aria-label={`Remove: ${decision.entryName}, ${summary(decision)}`}
            onClick={() => onWithdraw(decision)}
          >
            Remove
          </Button>
        ),
    });
  }
  return (
    <Panel title={title}>
      <PagedList
        query={query}
        page={`${title.toLowerCase().replaceAll(' ', '-')}-page`}
        failed={`Couldn’t load ${title.toLowerCase()}`}
        skeleton={<SkeletonRows rows={3} avatar={false} />}
        noun={['decision', 'decisions']}
        empty={<EmptyState title="None yet">{empty}</EmptyState>}
      >
        {(rows) => (
          <DataTable
            caption={title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowState={({ withdrawnAt }) => (withdrawnAt === null ? undefined : 'out')}
          />
        )}
      </PagedList>
    </Panel>
  );
}
