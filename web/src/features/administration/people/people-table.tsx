import type {
  ManagedPersonReply,
  PeopleOrder,
} from '@chalkline/contract/administration/managed-person.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { accountTypeLabels } from '../account-labels.ts';
import styles from '../lists.module.css';
import { StateMark } from '../state-mark.tsx';

interface PeopleTableProps {
  people: readonly ManagedPersonReply[];
  order: PeopleOrder;
  onOrder: (order: PeopleOrder) => void;
  /** Whether they are of more than one organization. */
  withOrganization: boolean;
}

/** Each order has the one direction in which people look for somebody. */
const directions: Readonly<Record<PeopleOrder, 'asc' | 'desc'>> = {
  newest: 'desc',
  name: 'asc',
  signed_in: 'desc',
};

export function PeopleTable({ people, order, onOrder, withOrganization }: PeopleTableProps) {
  const columns: Column<ManagedPersonReply>[] = [
    {
      key: 'name',
      head: 'Name',
      phone: 'lead',
      sort: 'name',
      cell: (person) => <PersonCell person={person} />,
    },
    {
      key: 'email',
      head: 'Email',
      cell: ({ email, emailVerified }) => (
        <span className={styles.long}>
          {email} {!emailVerified && <Tag>Not verified</Tag>}
        </span>
      ),
    },
    { key: 'type', head: 'Type', cell: ({ accountType }) => accountTypeLabels[accountType] },
    { key: 'state', head: 'State', cell: ({ state }) => <StateMark state={state} /> },
    {
      key: 'signed_in',
      head: 'Last sign-in',
      align: 'right',
      sort: 'signed_in',
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt ? <TimeAgo at={lastSignedInAt} /> : <span className={text.hint}>Never</span>,
    },
    {
      key: 'joined',
      head: 'Joined',
      align: 'right',
      phone: 'hide',
      sort: 'newest',
      cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
    },
  ];
  if (withOrganization) {
    const none = <span className={text.hint}>–</span>;
    columns.splice(3, 0, {
      key: 'organization',
      head: 'Organization',
      cell: ({ organization }) => organization?.name ?? none,
    });
  }
  return (
    <DataTable
      caption="People"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      rowState={({ state }) => (state === 'suspended' ? 'out' : undefined)}
      sorting={{ by: order, direction: directions[order] }}
      onSort={({ by }) => onOrder(by as PeopleOrder)}
    />
  );
}

function PersonCell({ person: { id, name, handle } }: { person: ManagedPersonReply }) {
  return (
    <span className={styles.person}>
      <Avatar name={name} size={32} />
      <span className={styles.names}>
        <Link className={text.link} to={urlOf('editUser', { id })}>
          {name}
        </Link>
        {handle && <small>@{handle}</small>}
      </span>
    </span>
  );
}
