import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { screenSection } from '../../platform/screen-section.ts';
import { type EventPapers, withPapers } from './event-papers.tsx';

const next = { to: urlOf('myTickets'), label: 'My tickets' };

/** On an unpaid order: who comes. */
const unpaidSection = (papers: EventPapers) =>
  screenSection<{ order: OrderReply }>({
    key: 'attendees',
    label: 'Who is coming',
    load: async () =>
      withPapers(papers, (await import('./papers/order-attendees.section.tsx')).OrderAttendeesSection),
  });

/** On a paid order: its tickets with their codes. */
export const orderTicketsSection = (papers: EventPapers) => ({
  ...screenSection<{ orderId: string }>({
    key: 'tickets',
    label: 'Tickets',
    load: async () =>
      withPapers(papers, (await import('./tickets/order-tickets.section.tsx')).OrderTicketsSection),
  }),
  next,
  unpaid: unpaidSection(papers),
});

/** On a paid order: its passes with their codes and dates. */
export const orderPassesSection = (papers: EventPapers) => ({
  ...screenSection<{ orderId: string }>({
    key: 'passes',
    label: 'Passes',
    load: async () => (await import('./tickets/order-passes.section.tsx')).OrderPassesSection,
  }),
  next,
  unpaid: unpaidSection(papers),
});
