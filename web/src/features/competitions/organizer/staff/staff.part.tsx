import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { StaffReply } from '@chalkline/contract/competitions/staff.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { useSession } from '../../../../platform/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { ChangeTaskModal } from './change-task-modal.tsx';
import { InviteStaff } from './invite-staff.tsx';
import { InvitedStaff } from './invited-staff.tsx';
import { RemoveStaffModal } from './remove-staff-modal.tsx';
import { taskText } from './role-labels.ts';

/** The Staff part: owners and staff, and invitations. */
export function StaffPart({ competition }: { competition: CompetitionReply }) {
  const { id, can } = competition;
  const query = useQuery(organizerQueries.staff(id));
  return (
    <Stack gap={16}>
      <PageTitle below="Give each person the role their task needs, and a last day if they help for a weekend.">
        Staff
      </PageTitle>
      {can.manageStaff && competition.state !== 'canceled' && <InviteStaff competitionId={id} />}
      <Panel title="People">
        <Loaded
          query={query}
          failed="Couldn’t load staff"
          skeleton={<SkeletonRows rows={2} avatar={false} />}
        >
          {(staff) => <StaffTable competition={competition} staff={staff} />}
        </Loaded>
      </Panel>
      {can.manageStaff && <InvitedStaff competition={competition} />}
    </Stack>
  );
}

interface StaffTableProps {
  competition: CompetitionReply;
  staff: readonly StaffReply[];
}

function StaffTable({ competition, staff }: StaffTableProps) {
  const { id, can } = competition;
  const me = useSession()?.user.id;
  const [changing, setChanging] = useState<StaffReply | null>(null);
  const [leaving, setLeaving] = useState<StaffReply | null>(null);
  const owners = staff.filter(({ role }) => role === 'owner').length;
  const isLast = ({ role }: StaffReply) => role === 'owner' && owners === 1;
  const columns: Column<StaffReply>[] = [
    {
      key: 'name',
      head: 'Name',
      phone: 'lead',
      cell: ({ name, personId }) => (personId === me ? `${name} (you)` : name),
    },
    { key: 'role', head: 'Role', cell: taskText },
    { key: 'added', head: 'Added', cell: ({ addedAt }) => <TimeAgo at={addedAt} zone={competition.zone} /> },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (person) => (
        <RowActions>
          {can.manageStaff && !isLast(person) && (
            <Button
              size={32}
              aria-label={`Change the role of ${person.name}`}
              onClick={() => setChanging(person)}
            >
              Change role
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
      {changing && <ChangeTaskModal competitionId={id} person={changing} onClose={() => setChanging(null)} />}
      {leaving && (
        <RemoveStaffModal
          competitionId={id}
          person={leaving}
          isMe={leaving.personId === me}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
