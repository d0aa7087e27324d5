import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { GroupSlots } from '../groups/group-slots.ts';
import { type EventPapers, withPapers } from './event-papers.tsx';

/** The screens of events and tickets, with what is posted in an event. */
export const eventScreens = (feed: GroupSlots['feed'], papers?: EventPapers): readonly RouteObject[] => [
  screen('events', {
    title: 'Events',
    section: 'events',
    load: async () => (await import('./lists/events.screen.tsx')).EventsScreen,
  }),
  screen('event', {
    title: 'Create an event',
    section: 'events',
    needsAccount: true,
    load: async () => (await import('./edit/event.screen.tsx')).EventScreen,
  }),
  screen('eventDetail', {
    title: 'Event',
    section: 'events',
    load: async () =>
      withPapers(papers, (await import('./detail/event-detail.screen.tsx')).eventDetailScreen(feed)),
    prefetch: async () => (await import('../groups/groups.loader.ts')).loadGroup,
  }),
  screen('myEvents', {
    title: 'My events',
    section: 'events',
    needsAccount: true,
    load: async () => withPapers(papers, (await import('./lists/my-events.screen.tsx')).MyEventsScreen),
  }),
  screen('eventDoor', {
    title: 'Door',
    section: 'events',
    frame: 'work',
    needsAccount: true,
    load: async () => withPapers(papers, (await import('./door/door.screen.tsx')).DoorScreen),
  }),
  screen('eventPapers', {
    title: 'Questions and waivers',
    section: 'events',
    frame: 'work',
    needsAccount: true,
    load: async () =>
      withPapers(papers, (await import('./papers/event-papers.screen.tsx')).EventPapersScreen),
  }),
  screen('mobileEvent', {
    title: 'Events',
    frame: 'bare',
    load: async () => (await import('./mobile/mobile-events.screen.tsx')).MobileEventsScreen,
  }),
  screen('mobileEventDetail', {
    title: 'Event',
    frame: 'bare',
    load: async () =>
      withPapers(papers, (await import('./mobile/mobile-event.screen.tsx')).mobileEventScreen(feed)),
  }),
  screen('myTickets', {
    title: 'My tickets',
    section: 'events',
    load: async () => withPapers(papers, (await import('./tickets/my-tickets.screen.tsx')).MyTicketsScreen),
  }),
];
