import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import styles from '../coaching.module.css';

interface RequestsTableProps {
  rows: readonly CoachingReply[];
  shownId: string;
  onChoose: (id: string) => void;
}

/** Requests for coaching; one of them is shown beside. */
export function RequestsTable({ rows, shownId, onChoose }: RequestsTableProps) {
  return (
    <DataTable
      caption="Requests"
      rows={rows}
      rowKey={({ id }) => id}
      rowState={({ id }) => (id === shownId ? 'selected' : undefined)}
      columns={[
        {
          key: 'person',
          head: 'Person',
          phone: 'lead',
          cell: ({ other }) => (
            <span className={styles.client}>
              <Avatar name={other.name} id={other.id} size={36} />
              {other.name}
            </span>
          ),
        },
        { key: 'wants', head: 'Wants', cell: (request) => <Wants request={request} /> },
        { key: 'received', head: 'Received', cell: ({ askedAt }) => <TimeAgo at={askedAt} /> },
        {
          key: 'screening',
          head: 'Health questions',
          cell: ({ sharesScreening }) => (sharesScreening ? 'Shared' : 'Not shared'),
        },
        {
          key: 'actions',
          head: 'Actions',
          phone: 'actions',
          cell: ({ id, other }) => (
            <RowActions>
              <Button size={32} aria-label={`Show: ${other.name}`} onClick={() => onChoose(id)}>
                Show
              </Button>
            </RowActions>
          ),
        },
      ]}
    />
  );
}

function Wants({ request: { message, daysPerWeek } }: { request: CoachingReply }) {
  return (
    <span className={styles.program}>
      <span className={styles.clipped}>{message}</span>
      {daysPerWeek !== null && (
        <small className={styles.below}>{`${counted(daysPerWeek, ['day', 'days'])} a week`}</small>
      )}
    </span>
  );
}
