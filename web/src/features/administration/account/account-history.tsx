import type { HistoryLine } from '@chalkline/contract/administration/managed-person.schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListFoot } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { NoWayIn } from '../no-way-in.tsx';
import { actorWords, changeWords, deedWords } from './history-words.ts';

const columns: readonly Column<HistoryLine>[] = [
  {
    key: 'what',
    head: 'What',
    phone: 'lead',
    cell: (line) => (
      <span>
        {deedWords(line)}
        {line.changes.length > 0 && <small className={text.hint}> {changeWords(line)}</small>}
      </span>
    ),
  },
  { key: 'who', head: 'By', cell: actorWords },
  { key: 'why', head: 'Reason', cell: ({ reason }) => reason || <span className={text.hint}>–</span> },
  { key: 'when', head: 'When', align: 'right', cell: ({ at }) => <TimeAgo at={at} /> },
];

/** What was done to the account and, for administrators of the site, what its person did. */
export function AccountHistory({ personId }: { personId: string }) {
  const query = useInfiniteQuery(administrationQueries.history(personId));
  const lines = query.data?.pages.flatMap(({ data }) => data);
  return (
    <Panel title="History">
      {query.isError && !lines && (
        <NoWayIn
          title="The history did not load"
          failure={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {!query.isError && !lines && <SkeletonRows rows={4} avatar={false} />}
      {lines?.length === 0 && (
        <EmptyState title="Nothing yet">What is done to this account stands here.</EmptyState>
      )}
      {lines && lines.length > 0 && (
        <>
          <DataTable caption="History" columns={columns} rows={lines} rowKey={({ id }) => id} dense />
          <ListFoot
            summary={query.hasNextPage ? `The newest ${lines.length}` : `${lines.length} in all`}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
        </>
      )}
    </Panel>
  );
}
