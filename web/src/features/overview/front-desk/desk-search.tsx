import type { DeskPersonRow } from '@chalkline/contract/overview/front-desk.schema.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import text from '../../../ui/text.module.css';
import styles from './front-desk.module.css';
import { frontDeskQueries } from './front-desk.queries.ts';

interface DeskSearchProps {
  chosen: string | null;
  onChoose: (personId: string) => void;
}

/** People by the start of their name. */
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
  const query = useQuery({ ...frontDeskQueries.people(asked), enabled: asked !== '' });
  return (
    <section ref={desk} className={styles.search} aria-label="Find a person">
      <SearchField label="Find a person" placeholder="Name" value={search} onChange={setSearch} isArrival />
      {asked !== '' && (
        <Loaded query={query} failed="Couldn’t search">
          {(people) =>
            people.length === 0 ? (
              <p className={text.hint} role="status">
                No member or ticket holder with an account has this name. Accents don’t matter. Tickets sold
                to a name alone are on the event’s door.
              </p>
            ) : (
              <ul className={styles.people}>
                {people.map((person) => (
                  <li key={person.id}>
                    <button
                      type="button"
                      aria-current={person.id === chosen}
                      onClick={() => onChoose(person.id)}
                    >
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
            )
          }
        </Loaded>
      )}
    </section>
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
