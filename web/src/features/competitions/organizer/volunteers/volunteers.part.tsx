import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ShiftReply } from '@chalkline/contract/competitions/shift.schema.ts';
import { deleteShift, exportVolunteers } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { call } from '../../../../platform/calls.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { dayOf, dayText, shiftName, spanText } from '../../volunteer/shift-texts.ts';
import { shiftQueries } from '../../volunteer/volunteer.queries.ts';
import { ClosedNote } from '../closed-note.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { ExportButton } from '../imports/export-button.tsx';
import { LineActions } from '../line-actions.tsx';
import { CredentialsPanel } from './credentials-panel.tsx';
import { ShiftModal } from './shift-modal.tsx';
import { ShiftPeopleModal } from './shift-people-modal.tsx';

/** The Volunteers part: shifts, who signed up for them, check-in, and hours as a file. */
export function VolunteersPart({ competition }: { competition: CompetitionReply }) {
  const { id, can, role } = competition;
  const query = useQuery(shiftQueries.inside(id));
  const [edited, setEdited] = useState<ShiftReply | 'new' | null>(null);
  return (
    <Stack gap={16}>
      <PageTitle
        below="Volunteers sign up on their own page. They don’t get access to this control room."
        actions={
          <>
            <ButtonLink to={partUrl(id, 'waivers', { for: 'volunteers' })}>Waivers</ButtonLink>
            <ButtonLink to={urlOf('volunteer', { id })}>View page</ButtonLink>
            <ExportButton
              read={async () => (await call(exportVolunteers, { params: { competitionId: id } })).data}
            />
            {can.manageEntries && (
              <Button variant="main" onClick={() => setEdited('new')}>
                Add a shift
              </Button>
            )}
          </>
        }
      >
        Volunteers
      </PageTitle>
      {role === 'owner' && !can.manageEntries && <ClosedNote competition={competition} />}
      <Loaded query={query} failed="Couldn’t load shifts" panel>
        {(shifts) => (
          <Panel title="Shifts" actions={<span>{filledText(shifts)}</span>}>
            {shifts.length === 0 ? (
              <NoShifts canAdd={can.manageEntries} />
            ) : (
              <ShiftTable competition={competition} shifts={shifts} onEdit={setEdited} />
            )}
          </Panel>
        )}
      </Loaded>
      <CredentialsPanel competition={competition} />
      {edited && (
        <ShiftModal
          competition={competition}
          shift={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}

function NoShifts({ canAdd }: { canAdd: boolean }) {
  if (!canAdd)
    return <EmptyState title="No shifts">This competition had no shifts to sign up for.</EmptyState>;
  return (
    <EmptyState title="No shifts yet">
      Add when and where you need people, and how many. Then share the volunteer page.
    </EmptyState>
  );
}

function filledText(shifts: readonly ShiftReply[]): string {
  const taken = shifts.reduce((sum, shift) => sum + shift.taken, 0);
  const capacity = shifts.reduce((sum, shift) => sum + shift.capacity, 0);
  return capacity === 0 ? '' : `${taken} of ${counted(capacity, ['place', 'places'])} filled`;
}

interface ShiftTableProps {
  competition: CompetitionReply;
  shifts: readonly ShiftReply[];
  onEdit: (shift: ShiftReply) => void;
}

function ShiftTable({ competition, shifts, onEdit }: ShiftTableProps) {
  const { id, zone, can } = competition;
  const [openId, setOpenId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ShiftReply | null>(null);
  const open = shifts.find((shift) => shift.id === openId);
  const columns: readonly Column<ShiftReply>[] = [
    { key: 'shift', head: 'Shift', phone: 'lead', cell: (shift) => shiftName(shift) },
    {
      key: 'day',
      head: 'Day',
      cell: (shift) => dayText(dayOf(shift, zone), { weekday: 'short', day: 'numeric', month: 'short' }),
    },
    { key: 'time', head: 'Time', cell: (shift) => spanText(shift, zone) },
    {
      key: 'in',
      head: 'Checked in',
      align: 'right',
      cell: ({ volunteers }) => volunteers.filter(({ checkedInAt }) => checkedInAt !== null).length,
    },
    {
      key: 'people',
      head: 'Volunteers',
      align: 'right',
      cell: (shift) => (
        <Button
          size={32}
          aria-label={`${shift.taken} of ${shift.capacity} volunteers: ${shiftName(shift)}, ${spanText(shift, zone)}`}
          onClick={() => setOpenId(shift.id)}
        >
          {`${shift.taken} of ${shift.capacity}`}
        </Button>
      ),
    },
  ];
  const actions: Column<ShiftReply> = {
    key: 'actions',
    head: 'Actions',
    phone: 'corner',
    align: 'right',
    width: '120px',
    cell: (shift) => (
      <LineActions
        name={`${shiftName(shift)}, ${spanText(shift, zone)}`}
        onChange={() => onEdit(shift)}
        onRemove={shift.taken === 0 ? () => setLeaving(shift) : undefined}
      />
    ),
  };
  return (
    <>
      <DataTable
        caption="Shifts"
        columns={can.manageEntries ? [...columns, actions] : columns}
        rows={shifts}
        rowKey={(shift) => shift.id}
      />
      {open && <ShiftPeopleModal competition={competition} shift={open} onClose={() => setOpenId(null)} />}
      {leaving && (
        <ConfirmAction
          title={`Delete ${shiftName(leaving)}?`}
          confirm="Delete"
          keep="Keep it"
          danger
          send={(send) => send(deleteShift, { params: { competitionId: id, shiftId: leaving.id } })}
          done="Shift deleted"
          invalidates={[shiftQueries.within(id)]}
          onClose={() => setLeaving(null)}
        >
          <p>{`${spanText(leaving, zone)}. No one has signed up for it.`}</p>
        </ConfirmAction>
      )}
    </>
  );
}
