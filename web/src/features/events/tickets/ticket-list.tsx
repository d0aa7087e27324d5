import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { isFoundIn, ListSearch, NoMatches, useListSearch } from '../../../patterns/list-search.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useIsBuyer } from '../../../platform/is-buyer.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { eventQueries } from '../events.queries.ts';
import { passText } from '../searched-texts.ts';
import { OfferedTickets } from './offered-tickets.tsx';
import { PassList } from './pass-list.tsx';
import { TicketCard } from './ticket-card.tsx';
import styles from './ticket-list.module.css';

/** Tickets, what comes next first, each with its code for the door; above them those that somebody offers. */
export function TicketList() {
  const isBuyer = useIsBuyer();
  const search = useListSearch();
  const { data = [] } = useQuery(eventQueries.passes);
  const passes = data.filter((pass) => isFoundIn(passText(pass), search));
  return (
    <Stack gap={24}>
      <OfferedTickets />
      <ListSearch label="Search your tickets" placeholder="Event, place or name" />
      {passes.length > 0 && <PassList passes={passes} />}
      <PagedList
        query={search ? eventQueries.foundTickets(search) : eventQueries.tickets()}
        failed="Couldn’t load your tickets"
        skeleton={<SkeletonCards />}
        noun={['ticket', 'tickets']}
        empty={
          search ? (
            <NoMatches many="tickets">Try the start of the event’s name.</NoMatches>
          ) : (
            <EmptyState
              title={passes.length > 0 ? 'No single tickets' : 'No tickets yet'}
              action={
                isBuyer && (
                  <ButtonLink size={32} to={urlOf('events')}>
                    Find an event
                  </ButtonLink>
                )
              }
            >
              Your tickets appear here with the QR code you show at the door.
            </EmptyState>
          )
        }
      >
        {(tickets) => (
          <ul className={styles.tickets}>
            {tickets.map((ticket) => (
              <TicketCard key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </PagedList>
    </Stack>
  );
}
