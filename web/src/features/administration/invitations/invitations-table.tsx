import type { InvitationReply } from '@chalkline/contract/administration/invitation.schema.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { accountTypeLabels } from '../account-labels.ts';
import styles from '../lists.module.css';

interface InvitationsTableProps {
  invitations: readonly InvitationReply[];
  withOrganization: boolean;
  busy: boolean;
  onAgain: (invitation: InvitationReply) => void;
  onRevoke: (invitation: InvitationReply) => void;
}

export function InvitationsTable(props: InvitationsTableProps) {
  const { invitations, withOrganization, busy, onAgain, onRevoke } = props;
  const columns: Column<InvitationReply>[] = [
    {
      key: 'name',
      head: 'Name',
      phone: 'lead',
      cell: ({ name }) => <span className={styles.long}>{name}</span>,
    },
    { key: 'email', head: 'Email', cell: ({ email }) => <span className={styles.long}>{email}</span> },
    { key: 'type', head: 'Type', cell: ({ accountType }) => accountTypeLabels[accountType] },
    { key: 'by', head: 'Invited by', cell: ({ invitedBy }) => invitedBy?.name ?? '–' },
    { key: 'mail', head: 'Status', cell: (invitation) => <MailState invitation={invitation} /> },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      width: '220px',
      cell: (invitation) => (
        <RowActions>
          <Button
            size={32}
            disabled={busy}
            aria-label={`Resend invitation to ${invitation.name}`}
            onClick={() => onAgain(invitation)}
          >
            Resend
          </Button>
          <Button
            size={32}
            variant="danger"
            aria-label={`Revoke invitation for ${invitation.name}`}
            onClick={() => onRevoke(invitation)}
          >
            Revoke
          </Button>
        </RowActions>
      ),
    },
  ];
  if (withOrganization) {
    columns.splice(3, 0, {
      key: 'organization',
      head: 'Organization',
      cell: ({ organization }) => organization?.name ?? <span className={text.hint}>–</span>,
    });
  }
  return <DataTable caption="Invitations" columns={columns} rows={invitations} rowKey={({ id }) => id} />;
}

function MailState({ invitation: { mailedAt, expiresAt } }: { invitation: InvitationReply }) {
  if (mailedAt === null) return <span className={text.hint}>Waiting to be sent</span>;
  if (Date.parse(expiresAt) <= serverNow()) return <Tag>Expired</Tag>;
  return (
    <span>
      Sent <TimeAgo at={mailedAt} />
    </span>
  );
}
