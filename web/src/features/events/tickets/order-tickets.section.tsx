import { PagedList } from '../../../patterns/paged-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { eventQueries } from '../events.queries.ts';
import { TicketCard } from './ticket-card.tsx';
import styles from './ticket-list.module.css';

/** On a paid order: its tickets, each with its code for the door. */
export function OrderTicketsSection({ orderId }: { orderId: string }) {
  return (
    <>
      <SectionTitle>Tickets</SectionTitle>
      <PagedList
        query={eventQueries.orderTickets(orderId)}
        page="tickets-page"
        failed="Couldn’t load your tickets"
        skeleton={<SkeletonCards />}
        empty={
          <Panel>
            <EmptyState title="No tickets to show">
              Tickets that you transferred are with the people who accepted them.
            </EmptyState>
          </Panel>
        }
      >
        {(tickets) => (
          <ul className={styles.tickets}>
            {tickets.map((ticket) => (
              <TicketCard key={ticket.id} ticket={ticket} onOrder />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
