import type { HistoryLine } from '@chalkline/contract/administration/managed-person.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { actionText, actorText, changeText } from '../logged/history-text.ts';
import { ThingLink } from '../logged/thing-link.tsx';
import { noWayIn } from '../no-way-in.tsx';

const columnsOf = (personId: string): readonly Column<HistoryLine>[] => [
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
  {
    key: 'thing',
    head: 'Done to',
    cell: (line) =>
      line.aboutThem ? <span className={text.hint}>This account</span> : <ThingLink line={line} />,
  },
  {
    key: 'who',
    head: 'By',
    cell: (line) =>
      line.actor?.id && line.actor.id !== personId ? (
        <Link className={text.link} to={urlOf('editUser', { id: line.actor.id })}>
          {actorText(line)}
        </Link>
      ) : (
        actorText(line)
      ),
  },
  { key: 'why', head: 'Reason', cell: ({ reason }) => reason || <span className={text.hint}>–</span> },
  { key: 'when', head: 'When', align: 'right', cell: ({ at }) => <TimeAgo at={at} /> },
];

/** Those whose lines are all about the account see no column for what they are about. */
function columnsFor(personId: string, lines: readonly HistoryLine[]): readonly Column<HistoryLine>[] {
  const columns = columnsOf(personId);
  return lines.some(({ aboutThem }) => !aboutThem) ? columns : columns.filter(({ key }) => key !== 'thing');
}

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
          <DataTable
            caption="History"
            columns={columnsFor(personId, lines)}
            rows={lines}
            rowKey={({ id }) => id}
            dense
          />
        )}
      </PagedList>
    </Panel>
  );
}
