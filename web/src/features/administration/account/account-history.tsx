import type { HistoryLine } from '@chalkline/contract/administration/managed-person.schema.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { noWayIn } from '../no-way-in.tsx';
import { actionText, actorText, changeText } from './history-text.ts';

const columns: readonly Column<HistoryLine>[] = [
  {
    key: 'what',
    head: 'Change',
    phone: 'lead',
    cell: (line) => (
      <span>
        {actionText(line)}
        {line.changes.length > 0 && <small className={text.hint}> {changeText(line)}</small>}
      </span>
    ),
  },
  { key: 'who', head: 'By', cell: actorText },
  { key: 'why', head: 'Reason', cell: ({ reason }) => reason || <span className={text.hint}>–</span> },
  { key: 'when', head: 'When', align: 'right', cell: ({ at }) => <TimeAgo at={at} /> },
];

/** What was done to the account and, for administrators of the site, what its person did. */
export function AccountHistory({ personId }: { personId: string }) {
  return (
    <Panel title="History">
      <PagedList
        query={administrationQueries.history(personId)}
        failed="Couldn’t load the history"
        refused={noWayIn}
        noun={['change', 'changes']}
        empty={<EmptyState title="No history yet">Changes to this account appear here.</EmptyState>}
      >
        {(lines) => (
          <DataTable caption="History" columns={columns} rows={lines} rowKey={({ id }) => id} dense />
        )}
      </PagedList>
    </Panel>
  );
}
