import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WaitingStaffInvitation } from '@chalkline/contract/competitions/staff-invitation.schema.ts';
import { withdrawStaffInvitation } from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { taskText } from './role-labels.ts';

/** Pending invitations, by email address. Renders nothing without any. */
export function InvitedStaff({ competition }: { competition: CompetitionReply }) {
  const { id, zone } = competition;
  const query = useQuery(organizerQueries.staffInvitations(id));
  const withdraw = useAction({
    send: (call, { id: staffInvitationId }: WaitingStaffInvitation) =>
      call(withdrawStaffInvitation, { params: { competitionId: id, staffInvitationId } }),
    done: (_, { email }) => `Invitation to ${email} withdrawn`,
    failed: 'Couldn’t withdraw the invitation',
    invalidates: [organizerQueries.staffInvitations(id).queryKey],
  });
  const columns: Column<WaitingStaffInvitation>[] = [
    { key: 'email', head: 'Email', phone: 'lead', cell: ({ email }) => email },
    { key: 'role', head: 'Role', cell: taskText },
    { key: 'invited', head: 'Invited', cell: ({ invitedAt }) => <TimeAgo at={invitedAt} zone={zone} /> },
    { key: 'until', head: 'Expires', cell: ({ expiresAt }) => <TimeAgo at={expiresAt} zone={zone} /> },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (invitation) => (
        <RowActions>
          <Button
            size={32}
            variant="danger"
            disabled={withdraw.busy}
            aria-label={`Withdraw the invitation to ${invitation.email}`}
            onClick={() => withdraw.run(invitation)}
          >
            Withdraw
          </Button>
        </RowActions>
      ),
    },
  ];
  if (query.isPending || query.data?.length === 0) return null;
  return (
    <Panel title="Pending invitations">
      <Loaded query={query} failed="Couldn’t load invitations">
        {(invitations) => (
          <DataTable
            caption="Pending invitations"
            columns={columns}
            rows={invitations}
            rowKey={(invitation) => invitation.id}
          />
        )}
      </Loaded>
    </Panel>
  );
}
