import type { MyStaffInvitation } from '@chalkline/contract/competitions/staff-invitation.schema.ts';
import {
  acceptStaffInvitation,
  declineStaffInvitation,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { daysText } from '../../days.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { roleWords } from '../staff/role-words.ts';

/** The competitions that the person is asked to help to run. Nothing stands here when nobody asked. */
export function InvitedTo() {
  const query = useQuery(organizerQueries.invitedTo());
  const say = useErrorText();
  if (query.isError && !query.data) {
    return (
      <Panel title="Invited">
        <ErrorState title="Your invitations did not load" onRetry={() => void query.refetch()}>
          {say(query.error)}
        </ErrorState>
      </Panel>
    );
  }
  if (!query.data || query.data.length === 0) return null;
  return <Invitations invitations={query.data} />;
}

function Invitations({ invitations }: { invitations: readonly MyStaffInvitation[] }) {
  const { accept, decline } = useAnswers();
  const busy = accept.isPending || decline.isPending;
  const columns: Column<MyStaffInvitation>[] = [
    { key: 'name', head: 'Competition', phone: 'lead', cell: ({ competition }) => competition.name },
    {
      key: 'when',
      head: 'When',
      cell: ({ competition: { startsOn, endsOn } }) => daysText(startsOn, endsOn),
    },
    { key: 'role', head: 'You would be', cell: ({ role }) => roleWords[role] },
    { key: 'by', head: 'Asked by', cell: ({ invitedBy }) => invitedBy },
    {
      key: 'actions',
      head: 'Answer',
      align: 'right',
      cell: (invitation) => (
        <RowActions>
          <Button
            size={32}
            disabled={busy}
            aria-label={`Decline: ${invitation.competition.name}`}
            onClick={() => decline.mutate(invitation)}
          >
            Decline
          </Button>
          <Button
            size={32}
            variant="solid"
            disabled={busy}
            aria-label={`Accept: ${invitation.competition.name}`}
            onClick={() => accept.mutate(invitation)}
          >
            Accept
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <Panel title="Invited">
      <DataTable
        caption="Competitions that you are asked to help to run"
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
    </Panel>
  );
}

/** Both answers. Whatever comes of one, the lists are read again: the invitation may have changed meanwhile. */
function useAnswers() {
  const cache = useQueryClient();
  const say = useErrorText();
  const after = {
    onError: (failure: unknown) =>
      addToast({ kind: 'error', title: 'Nothing was answered', detail: say(failure) }),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: organizerQueries.invitedTo().queryKey });
      await cache.invalidateQueries({ queryKey: organizerQueries.mine().queryKey });
    },
  };
  const accept = useMutation({
    ...after,
    mutationFn: ({ id, role }: MyStaffInvitation) =>
      call(acceptStaffInvitation, { params: { staffInvitationId: id }, body: { role } }),
    onSuccess: (_, { competition }) =>
      addToast({ kind: 'success', title: `You help to run ${competition.name} now` }),
  });
  const decline = useMutation({
    ...after,
    mutationFn: ({ id }: MyStaffInvitation) =>
      call(declineStaffInvitation, { params: { staffInvitationId: id } }),
    onSuccess: (_, { competition }) =>
      addToast({ kind: 'success', title: `You declined ${competition.name}` }),
  });
  return { accept, decline };
}
