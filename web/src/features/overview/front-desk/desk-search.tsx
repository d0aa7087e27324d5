import type { DeskPersonRow } from '@chalkline/contract/overview/front-desk.schema.ts';
import { IconChevronRight, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import text from '../../../ui/text.module.css';
import { DeskTicketLine } from './desk-ticket.tsx';
import styles from './front-desk.module.css';
import { frontDeskQueries } from './front-desk.queries.ts';

const NewPerson = lazyPart(async () => (await import('./new-person.tsx')).NewPerson);

interface DeskSearchProps {
  chosen: string | null;
  onChoose: (personId: string) => void;
}

/** People and tickets by the start of the name. Enter opens the first person. */
export function DeskSearch({ chosen, onChoose }: DeskSearchProps) {
  const [search, setSearch] = useSearchText('search');
  const asked = search.trim();
  const desk = useRef<HTMLElement>(null);
  // An empty desk takes the next name at once, in place of the last one.
  useEffect(() => {
    const field = chosen === null ? desk.current?.querySelector('input') : null;
    field?.focus({ preventScroll: true });
    field?.select();
  }, [chosen]);
  const people = useQuery({ ...frontDeskQueries.people(asked), enabled: asked !== '' });
  const tickets = useQuery({ ...frontDeskQueries.tickets(asked), enabled: asked !== '' });
  const [isNew, setNew] = useState(false);
  const first = people.isPlaceholderData ? undefined : people.data?.[0];
  return (
    <section ref={desk} className={styles.search} aria-label="Find a person">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (asked !== '' && first) onChoose(first.id);
        }}
      >
        <SearchField label="Find a person" placeholder="Name" value={search} onChange={setSearch} isArrival />
      </form>
      {asked !== '' && (
        <Loaded query={people} failed="Couldn’t search">
          {(found) => (
            <>
              {found.length > 0 && <People people={found} chosen={chosen} onChoose={onChoose} />}
              {found.length === 0 && tickets.data?.length === 0 && (
                <p className={text.hint} role="status">
                  No member or ticket has this name. Accents don’t matter.
                </p>
              )}
            </>
          )}
        </Loaded>
      )}
      <div>
        <Button
          icon={<IconUserPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setNew(true)}
        >
          New person
        </Button>
      </div>
      {isNew && (
        <Suspense>
          <NewPerson
            name={people.data?.length === 0 ? asked : ''}
            onAdded={onChoose}
            onClose={() => setNew(false)}
          />
        </Suspense>
      )}
      {asked !== '' && tickets.data !== undefined && tickets.data.length > 0 && (
        <Panel title="Tickets by name">
          <ul className={styles.lines}>
            {tickets.data.map((ticket) => (
              <DeskTicketLine key={ticket.ticketId} ticket={ticket} />
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}

interface PeopleProps extends DeskSearchProps {
  people: readonly DeskPersonRow[];
}

function People({ people, chosen, onChoose }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" aria-current={person.id === chosen} onClick={() => onChoose(person.id)}>
            <Avatar name={person.name} id={person.id} picture={person.photo} size={40} />
            <span className={styles.who}>
              <b>{person.name}</b>
              <small data-state={person.plan?.state}>{lineOf(person)}</small>
            </span>
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const planStates = {
  trialing: 'free trial',
  active: '',
  due: 'payment due',
  suspended: 'suspended',
  frozen: 'frozen',
  canceled: 'canceled',
  expired: 'expired',
} as const;
const ticketStates = { expected: 'ticket', in: 'in', out: 'out' } as const;

function lineOf({ plan, ticket }: DeskPersonRow): string {
  const parts = [
    plan && [plan.name, planStates[plan.state]].filter(Boolean).join(', '),
    ticket && `${ticket.event}, ${ticketStates[ticket.state]}`,
  ].filter(Boolean);
  return parts.join('. ') || 'No plan, no ticket';
}
