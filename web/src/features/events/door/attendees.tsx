import { type AttendanceReply, attendanceStates } from '@chalkline/contract/events/door.schema.ts';
import { IconCircleCheck, IconCircleDashed, IconDoorExit } from '@tabler/icons-react';
import { useState } from 'react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { clockTime } from '../../../ui/times.ts';
import { SectionTitle } from '../../../ui/titles.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { eventQueries } from '../events.queries.ts';
import styles from './door.module.css';
import { takeBack } from './door-actions.ts';
import { doorDesk, useDoorDesk } from './door-desk.ts';
import { findKept } from './kept-door.ts';
import type { TicketVerdict } from './verdict.ts';

/** Long lists are searched, not scrolled. */
const keptShown = 50;

const TicketPapersModal = lazyPart(
  async () => (await import('../papers/ticket-papers-modal.tsx')).TicketPapersModal,
);

const statuses = (isOver: boolean) =>
  [
    { value: 'any', label: 'Everyone' },
    { value: 'expected', label: isOver ? 'No-shows' : 'Not in yet' },
    { value: 'in', label: 'In' },
    { value: 'out', label: 'Out' },
  ] as const;

interface AttendeesProps {
  eventId: string;
  zone: string;
  gate: string;
  /** The event has ended: who isn’t in doesn’t come anymore. */
  isOver: boolean;
  isCanceled?: boolean;
}

/** Everyone with a good ticket, by name: for people without their code at hand. */
export function Attendees({ eventId, zone, gate, isOver, isCanceled = false }: AttendeesProps) {
  const { filters, setFilter, isNarrowed } = useListFilters({ search: anyText, status: attendanceStates });
  const [search, setSearch] = useSearchText('search');
  const { offline, kept, tickets } = useDoorDesk();
  const emptyText = isNarrowed
    ? 'Try the start of a name.'
    : isCanceled
      ? 'All tickets are void since the event was canceled.'
      : 'Attendees appear here as tickets are sold.';
  return (
    <section className={styles.people}>
      <SectionTitle>Attendees</SectionTitle>
      <div className={styles.tools}>
        <SearchField label="Search attendees" placeholder="Name" value={search} onChange={setSearch} />
        <SelectField
          label="Status"
          labelHidden
          choices={statuses(isOver)}
          value={filters.status === '' ? 'any' : filters.status}
          onChange={(value) => setFilter('status', value === 'any' ? '' : value)}
        />
      </div>
      {offline && kept ? (
        <KeptAttendees
          tickets={findKept(tickets, filters)}
          eventId={eventId}
          zone={zone}
          gate={gate}
          isOver={isOver}
        />
      ) : (
        <PagedList
          query={eventQueries.attendees({ group_id: eventId, ...filters })}
          failed="Couldn’t load attendees"
          noun={['ticket', 'tickets']}
          empty={
            <EmptyState
              title={
                isNarrowed ? 'No matching attendees' : isCanceled ? 'No valid tickets' : 'No tickets yet'
              }
            >
              {emptyText}
            </EmptyState>
          }
        >
          {(attendees) => (
            <ul className={styles.attendees}>
              {attendees.map((ticket) => (
                <AttendeeRow
                  key={ticket.ticketId}
                  ticket={ticket}
                  eventId={eventId}
                  zone={zone}
                  gate={gate}
                  isOver={isOver}
                />
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </section>
  );
}

interface KeptAttendeesProps extends AttendeesProps {
  tickets: readonly AttendanceReply[];
}

/** What this device knows without a network. */
function KeptAttendees({ tickets, ...door }: KeptAttendeesProps) {
  if (tickets.length === 0)
    return (
      <EmptyState title="No matching attendees">
        Only tickets on this device’s list are found offline.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.attendees}>
        {tickets.slice(0, keptShown).map((ticket) => (
          <AttendeeRow key={ticket.ticketId} ticket={ticket} {...door} />
        ))}
      </ul>
      {tickets.length > keptShown && (
        <p className={text.hint}>
          {`The first ${keptShown} of ${numberText(tickets.length)}. Search to narrow the list.`}
        </p>
      )}
    </>
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

function AttendeeRow({ ticket, eventId, zone, gate, isOver }: AttendeeRowProps) {
  const { ticketId, holderName, typeName, addOns, state, isMissingPapers } = ticket;
  const [completing, setCompleting] = useState(false);
  const { offline } = useDoorDesk();
  const asked = { eventId, gate, ticketId };
  const invalidates = [eventQueries.doors];
  const check = useAction<'in' | 'out', TicketVerdict>({
    send: (_call, direction) => doorDesk.scan({ ...asked, direction }),
    onDone: ({ ticket: checked, sentence }) => {
      if (checked === null)
        addToast({ kind: 'error', title: `Couldn’t check ${holderName}`, detail: sentence });
    },
    failed: `Couldn’t check ${holderName}`,
    invalidates,
  });
  const undo = useAction({
    send: (call) => takeBack(call, eventId, ticketId),
    failed: `Couldn’t undo for ${holderName}`,
    invalidates,
  });
  return (
    <li className={styles.attendee} data-state={state}>
      {marks[state]}
      <span className={styles.who}>
        <b>{holderName}</b>
        <small>{[typeName, addOns, stateText(ticket, zone, isOver)].filter(Boolean).join(', ')}</small>
        {isMissingPapers && <small>Waiver or answer missing</small>}
      </span>
      <span className={styles.doing}>
        {state === 'in' ? (
          <Button
            size={48}
            busy={check.busy}
            onClick={() => check.run('out')}
            aria-label={`Check out ${holderName}`}
          >
            Check out
          </Button>
        ) : isMissingPapers && !offline ? (
          <Button size={48} onClick={() => setCompleting(true)} aria-label={`Answer and sign: ${holderName}`}>
            Answer and sign
          </Button>
        ) : (
          <Button
            size={48}
            busy={check.busy}
            onClick={() => check.run('in')}
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
      {completing && (
        <TicketPapersModal
          ticketId={ticketId}
          onComplete={{ label: 'Check in', run: () => check.run('in') }}
          onClose={() => setCompleting(false)}
        />
      )}
    </li>
  );
}

function stateText(
  { checkedInAt, checkedOutAt, gate }: AttendanceReply,
  zone: string,
  isOver: boolean,
): string {
  if (!checkedInAt) return isOver ? 'no-show' : 'not in yet';
  const clock = (at: string) => clockTime(at, zone);
  const came = [`in since ${clock(checkedInAt)}`, gate].filter(Boolean).join(', ');
  return checkedOutAt ? `out since ${clock(checkedOutAt)}` : came;
}
