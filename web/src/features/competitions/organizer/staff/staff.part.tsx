import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { changeStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import type { StaffReply, StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { useSession } from '../../../../platform/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/empty-state.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { InviteStaff } from './invite-staff.tsx';
import { InvitedStaff } from './invited-staff.tsx';
import { RemoveStaffModal } from './remove-staff-modal.tsx';
import { roleWords } from './role-words.ts';

/** Who may run it: owners decide everything, staff see to entries and scores. */
export function StaffPart({ competition }: { competition: CompetitionReply }) {
  const { id, can } = competition;
  const cache = useQueryClient();
  const options = organizerQueries.staff(id);
  const query = useQuery(options);
  const say = useErrorText();
  const refresh = () => void cache.invalidateQueries({ queryKey: options.queryKey });
  const refreshInvited = () =>
    void cache.invalidateQueries({ queryKey: organizerQueries.staffInvitations(id).queryKey });
  return (
    <Stack gap={16}>
      <PageTitle below="Owners decide everything. Staff see to entries and scores.">Staff</PageTitle>
      {can.manageStaff && <InviteStaff competitionId={id} />}
      <Panel title="People">
        {query.isError && !query.data && (
          <ErrorState title="The staff did not load" onRetry={() => void query.refetch()}>
            {say(query.error)}
          </ErrorState>
        )}
        {query.isPending && <SkeletonRows rows={2} avatar={false} />}
        {query.data && <StaffTable competition={competition} staff={query.data} onChanged={refresh} />}
      </Panel>
      {can.manageStaff && <InvitedStaff competition={competition} onWithdrawn={refreshInvited} />}
    </Stack>
  );
}

interface StaffTableProps {
  competition: CompetitionReply;
  staff: readonly StaffReply[];
  onChanged: () => void;
}

function StaffTable({ competition, staff, onChanged }: StaffTableProps) {
  const { id, can } = competition;
  const me = useSession()?.user.id;
  const say = useErrorText();
  const [leaving, setLeaving] = useState<StaffReply | null>(null);
  const change = useMutation({
    mutationFn: ({ personId, role }: { personId: string; role: StaffRole }) =>
      call(changeStaff, { params: { competitionId: id, personId }, body: { role } }),
    onSuccess: ({ data }) => {
      addToast({ kind: 'success', title: `${data.name} is ${roleWords[data.role].toLowerCase()} now` });
      onChanged();
    },
    onError: (failure) => addToast({ kind: 'error', title: 'Nothing was changed', detail: say(failure) }),
  });
  const owners = staff.filter(({ role }) => role === 'owner').length;
  const isLast = ({ role }: StaffReply) => role === 'owner' && owners === 1;
  const columns: Column<StaffReply>[] = [
    {
      key: 'name',
      head: 'Name',
      phone: 'lead',
      cell: ({ name, personId }) => (personId === me ? `${name} (you)` : name),
    },
    { key: 'role', head: 'Role', cell: ({ role }) => roleWords[role] },
    { key: 'added', head: 'Added', cell: ({ addedAt }) => <TimeAgo at={addedAt} zone={competition.zone} /> },
    {
      key: 'actions',
      head: 'Change',
      phone: 'actions',
      align: 'right',
      cell: (person) => (
        <RowActions>
          {can.manageStaff && !isLast(person) && (
            <Button
              size={32}
              disabled={change.isPending}
              aria-label={`${person.role === 'owner' ? 'Make staff' : 'Make owner'}: ${person.name}`}
              onClick={() =>
                change.mutate({
                  personId: person.personId,
                  role: person.role === 'owner' ? 'staff' : 'owner',
                })
              }
            >
              {person.role === 'owner' ? 'Make staff' : 'Make owner'}
            </Button>
          )}
          {(can.manageStaff || person.personId === me) && !isLast(person) && (
            <Button
              size={32}
              variant="danger"
              aria-label={person.personId === me ? 'Leave the staff' : `Remove ${person.name}`}
              onClick={() => setLeaving(person)}
            >
              {person.personId === me ? 'Leave' : 'Remove'}
            </Button>
          )}
        </RowActions>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Owners and staff"
        columns={columns}
        rows={staff}
        rowKey={({ personId }) => personId}
      />
      {leaving && (
        <RemoveStaffModal
          competitionId={id}
          person={leaving}
          isMe={leaving.personId === me}
          onClose={() => setLeaving(null)}
          onRemoved={() => {
            setLeaving(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
