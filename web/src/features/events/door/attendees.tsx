import { checkIn, checkOut, undoScan } from '@chalkline/contract/events/door.endpoints.ts';
import { type AttendanceReply, attendanceStates } from '@chalkline/contract/events/door.schema.ts';
import { IconCircleCheck, IconCircleDashed, IconDoorExit } from '@tabler/icons-react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { plannedTime } from '../../../ui/times.ts';
import { SectionTitle } from '../../../ui/titles.tsx';
import { eventQueries } from '../events.queries.ts';
import styles from './door.module.css';

const statuses = [
  { value: 'any', label: 'Everyone' },
  { value: 'expected', label: 'Not in yet' },
  { value: 'in', label: 'In' },
  { value: 'out', label: 'Out' },
] as const;

interface AttendeesProps {
  eventId: string;
  zone: string;
  gate: string;
}

/** Everyone with a good ticket, by name: for people without their code at hand. */
export function Attendees({ eventId, zone, gate }: AttendeesProps) {
  const { filters, setFilter, isNarrowed } = useListFilters({ search: anyText, status: attendanceStates });
  const [search, setSearch] = useSearchText('search');
  return (
    <section>
      <SectionTitle>Attendees</SectionTitle>
      <div className={styles.tools}>
        <SearchField label="Search attendees" placeholder="Name" value={search} onChange={setSearch} />
        <SelectField
          label="Status"
          labelHidden
          choices={statuses}
          value={filters.status === '' ? 'any' : filters.status}
          onChange={(value) => setFilter('status', value === 'any' ? '' : value)}
        />
      </div>
      <PagedList
        query={eventQueries.attendees({ group_id: eventId, ...filters })}
        failed="Couldn’t load attendees"
        noun={['ticket', 'tickets']}
        empty={
          <EmptyState title={isNarrowed ? 'No matching attendees' : 'No tickets yet'}>
            {isNarrowed ? 'Try the start of a name.' : 'Attendees appear here as tickets are sold.'}
          </EmptyState>
        }
      >
        {(attendees) => (
          <ul className={styles.attendees}>
            {attendees.map((ticket) => (
              <AttendeeRow key={ticket.ticketId} ticket={ticket} eventId={eventId} zone={zone} gate={gate} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const marks = {
  expected: <IconCircleDashed {...icon} />,
  in: <IconCircleCheck {...icon} />,
  out: <IconDoorExit {...icon} />,
} as const;

interface AttendeeRowProps extends AttendeesProps {
  ticket: AttendanceReply;
}

function AttendeeRow({ ticket, eventId, zone, gate }: AttendeeRowProps) {
  const { ticketId, holderName, typeName, state } = ticket;
  const body = { group_id: eventId, ticket_id: ticketId, gate };
  const usual = { failed: `Couldn’t check ${holderName}`, invalidates: [eventQueries.doors] };
  const letIn = useAction({ send: (call) => call(checkIn, { body }), ...usual });
  const letOut = useAction({ send: (call) => call(checkOut, { body }), ...usual });
  const undo = useAction({
    send: (call) => call(undoScan, { params: { eventId }, body: { ticketId } }),
    ...usual,
  });
  return (
    <li className={styles.attendee} data-state={state}>
      {marks[state]}
      <span className={styles.who}>
        <b>{holderName}</b>
        <small>{[typeName, stateText(ticket, zone)].filter(Boolean).join(', ')}</small>
      </span>
      <span className={styles.doing}>
        {state === 'in' ? (
          <Button
            size={48}
            busy={letOut.busy}
            onClick={() => letOut.run()}
            aria-label={`Check out ${holderName}`}
          >
            Check out
          </Button>
        ) : (
          <Button
            size={48}
            busy={letIn.busy}
            onClick={() => letIn.run()}
            aria-label={`Check in ${holderName}`}
          >
            Check in
          </Button>
        )}
        {state !== 'expected' && (
          <Button
            size={48}
            variant="text"
            busy={undo.busy}
            onClick={() => undo.run()}
            aria-label={`Undo for ${holderName}`}
          >
            Undo
          </Button>
        )}
      </span>
    </li>
  );
}

function stateText({ checkedInAt, checkedOutAt, gate }: AttendanceReply, zone: string): string {
  if (!checkedInAt) return 'not in yet';
  const came = [`in since ${plannedTime(checkedInAt, zone)}`, gate].filter(Boolean).join(', ');
  return checkedOutAt ? `out since ${plannedTime(checkedOutAt, zone)}` : came;
}
