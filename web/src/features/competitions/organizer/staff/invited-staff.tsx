import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WaitingStaffInvitation } from '@chalkline/contract/competitions/staff-invitation.schema.ts';
import { withdrawStaffInvitation } from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { roleWords } from './role-words.ts';

interface InvitedStaffProps {
  competition: CompetitionReply;
  onWithdrawn: () => void;
}

/** Who was asked and has not answered, by the address that was typed. Nothing stands here when nobody was. */
export function InvitedStaff({ competition, onWithdrawn }: InvitedStaffProps) {
  const { id, zone } = competition;
  const query = useQuery(organizerQueries.staffInvitations(id));
  const say = useErrorText();
  const withdraw = useMutation({
    mutationFn: ({ id: staffInvitationId }: WaitingStaffInvitation) =>
      call(withdrawStaffInvitation, { params: { competitionId: id, staffInvitationId } }),
    onSuccess: (_, { email }) => addToast({ kind: 'success', title: `${email} is invited no more` }),
    onError: (failure) => addToast({ kind: 'error', title: 'Nothing was withdrawn', detail: say(failure) }),
    onSettled: onWithdrawn,
  });
  const columns: Column<WaitingStaffInvitation>[] = [
    { key: 'email', head: 'E-mail', phone: 'lead', cell: ({ email }) => email },
    { key: 'role', head: 'Role', cell: ({ role }) => roleWords[role] },
    { key: 'invited', head: 'Invited', cell: ({ invitedAt }) => <TimeAgo at={invitedAt} zone={zone} /> },
    { key: 'until', head: 'Expires', cell: ({ expiresAt }) => <TimeAgo at={expiresAt} zone={zone} /> },
    {
      key: 'actions',
      head: 'Change',
      phone: 'actions',
      align: 'right',
      cell: (invitation) => (
        <RowActions>
          <Button
            size={32}
            variant="danger"
            disabled={withdraw.isPending}
            aria-label={`Withdraw the invitation to ${invitation.email}`}
            onClick={() => withdraw.mutate(invitation)}
          >
            Withdraw
          </Button>
        </RowActions>
      ),
    },
  ];
  if (query.isError && !query.data) {
    return (
      <Panel title="Invited">
        <ErrorState title="The invitations did not load" onRetry={() => void query.refetch()}>
          {say(query.error)}
        </ErrorState>
      </Panel>
    );
  }
  if (!query.data || query.data.length === 0) return null;
  return (
    <Panel title="Invited">
      <DataTable
        caption="Invited to the staff"
        columns={columns}
        rows={query.data}
        rowKey={(invitation) => invitation.id}
      />
    </Panel>
  );
}
