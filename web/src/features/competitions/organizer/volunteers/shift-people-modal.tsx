import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ShiftReply } from '@chalkline/contract/competitions/shift.schema.ts';
import { checkInVolunteer, removeVolunteer } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { useState } from 'react';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import text from '../../../../ui/text.module.css';
import { dayOf, dayText, missingText, shiftName, spanText } from '../../volunteer/shift-texts.ts';
import { shiftQueries } from '../../volunteer/volunteer.queries.ts';

type Volunteer = ShiftReply['volunteers'][number];

interface ShiftPeopleModalProps {
  competition: CompetitionReply;
  shift: ShiftReply;
  onClose: () => void;
}

/** Who signed up for a shift: checked in on the day, or taken off it. */
export function ShiftPeopleModal({ competition, shift, onClose }: ShiftPeopleModalProps) {
  const { id: competitionId, zone, can } = competition;
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const params = ({ personId }: Volunteer) => ({ competitionId, shiftId: shift.id, personId });
  const invalidates = [shiftQueries.within(competitionId)];
  const checkIn = useAction({
    send: (call, person: Volunteer) =>
      call(checkInVolunteer, {
        params: params(person),
        body: { checkedIn: person.checkedInAt === null },
      }),
    done: ({ volunteers }, { personId, name }) =>
      volunteers.some((one) => one.personId === personId && one.checkedInAt !== null)
        ? `${name} checked in`
        : `Check-in of ${name} undone`,
    invalidates,
  });
  const remove = useAction({
    send: (call, person: Volunteer) => call(removeVolunteer, { params: params(person) }),
    done: (_, { name }) => `${name} removed`,
    invalidates,
    onDone: () => setLeavingId(null),
  });
  const columns: readonly Column<Volunteer>[] = [
    {
      key: 'name',
      head: 'Name',
      phone: 'lead',
      cell: (person) => (
        <>
          {person.offered ? `${person.name} (needs a replacement)` : person.name}
          {missingText(person) && <p className={text.hint}>{missingText(person)}</p>}
        </>
      ),
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (person) => {
        const { personId, name, checkedInAt } = person;
        if (!can.manageEntries) return checkedInAt === null ? '' : 'Checked in';
        if (leavingId === personId)
          return (
            <RowActions>
              <Button size={32} onClick={() => setLeavingId(null)}>
                Keep
              </Button>
              <Button
                size={32}
                variant="danger"
                busy={remove.busy}
                aria-label={`Remove and notify ${name}`}
                onClick={() => remove.run(person)}
              >
                Remove and notify
              </Button>
            </RowActions>
          );
        const verb = checkedInAt === null ? 'Check in' : 'Undo check-in';
        return (
          <RowActions>
            <Button
              size={32}
              busy={checkIn.sending?.personId === personId}
              aria-label={`${verb}: ${name}`}
              onClick={() => checkIn.run(person)}
            >
              {verb}
            </Button>
            <Button
              size={32}
              variant="danger"
              aria-label={`Remove: ${name}`}
              onClick={() => setLeavingId(personId)}
            >
              Remove
            </Button>
          </RowActions>
        );
      },
    },
  ];
  const day = dayText(dayOf(shift, zone), { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <Modal
      opened
      onClose={onClose}
      width={640}
      title={shiftName(shift)}
      below={`${day}, ${spanText(shift, zone)}, ${shift.taken} of ${shift.capacity} filled`}
    >
      <Stack gap={12}>
        {shift.volunteers.length === 0 ? (
          <EmptyState title="No volunteers yet">People who sign up appear here.</EmptyState>
        ) : (
          <DataTable
            caption="Volunteers"
            columns={columns}
            rows={shift.volunteers}
            rowKey={({ personId }) => personId}
          />
        )}
        <ActionError error={checkIn.error ?? remove.error} />
      </Stack>
    </Modal>
  );
}
