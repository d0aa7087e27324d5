import type { MyStaffInvitation } from '@chalkline/contract/competitions/staff-invitation.schema.ts';
import {
  acceptStaffInvitation,
  declineStaffInvitation,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { daysText } from '../../days.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { taskText } from '../staff/role-labels.ts';

/** The person's staff invitations. Renders nothing without any. */
export function InvitedTo() {
  const query = useQuery(organizerQueries.invitedTo());
  if (query.isPending || query.data?.length === 0) return null;
  return (
    <Panel title="Invitations">
      <Loaded query={query} failed="Couldn’t load your invitations">
        {(invitations) => <Invitations invitations={invitations} />}
      </Loaded>
    </Panel>
  );
}

// The invitation may have changed, so both lists are read again whether the answer succeeds or not.
const invalidates = [organizerQueries.invitedTo().queryKey, organizerQueries.allMine];

function Invitations({ invitations }: { invitations: readonly MyStaffInvitation[] }) {
  const accept = useAction({
    send: (call, { id, role }: MyStaffInvitation) =>
      call(acceptStaffInvitation, { params: { staffInvitationId: id }, body: { role } }),
    done: (_, { competition }) => `You’re on the staff of ${competition.name}`,
    failed: 'Couldn’t accept the invitation',
    invalidates,
  });
  const decline = useAction({
    send: (call, { id }: MyStaffInvitation) =>
      call(declineStaffInvitation, { params: { staffInvitationId: id } }),
    done: (_, { competition }) => `Invitation to ${competition.name} declined`,
    failed: 'Couldn’t decline the invitation',
    invalidates,
  });
  const busy = accept.busy || decline.busy;
  const columns: Column<MyStaffInvitation>[] = [
    { key: 'name', head: 'Competition', phone: 'lead', cell: ({ competition }) => competition.name },
    {
      key: 'when',
      head: 'When',
      cell: ({ competition: { startsOn, endsOn } }) => daysText(startsOn, endsOn),
    },
    { key: 'role', head: 'Role', cell: taskText },
    { key: 'by', head: 'Invited by', cell: ({ invitedBy }) => invitedBy },
    {
      key: 'actions',
      head: 'Actions',
      align: 'right',
      cell: (invitation) => (
        <RowActions>
          <Button
            size={32}
            disabled={busy}
            aria-label={`Decline: ${invitation.competition.name}`}
            onClick={() => decline.run(invitation)}
          >
            Decline
          </Button>
          <Button
            size={32}
            variant="solid"
            disabled={busy}
            aria-label={`Accept: ${invitation.competition.name}`}
            onClick={() => accept.run(invitation)}
          >
            Accept
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable caption="Staff invitations" columns={columns} rows={invitations} rowKey={({ id }) => id} />
  );
}
