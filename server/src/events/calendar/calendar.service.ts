import type { CalendarFile } from '@chalkline/contract/events/event.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { seeGroup } from '../../groups/groups/group-access.service.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventNotFound } from '../details/details.errors.ts';
import { findEventDetails } from '../details/details.repository.ts';
import { findTicketOf } from '../tickets/tickets.repository.ts';
import { icsOf } from './ics.rules.ts';

/** The event for a calendar. Throws 404 for who may not see or read it. */
export async function getEventCalendar(
  { config, database }: Parts,
  viewer: MaybeViewer,
  eventId: string,
): Promise<CalendarFile> {
  const group = await seeGroup(database.sql, viewer, eventId);
  const [details] = await findEventDetails(database.sql, [group.id]);
  const { startsAt, endsAt } = group;
  if (!details || !startsAt || !endsAt || !group.can.read) throw eventNotFound();
  const link = absoluteUrl(config.publicUrl, urlOf('eventDetail', { id: group.id }));
  const ics = icsOf({
    uid: `${group.id}@events`,
    sequence: group.version + (details.canceledAt ? 1 : 0),
    title: group.name,
    description: [group.description, link].filter(Boolean).join('\n\n'),
    changedAt: details.canceledAt ?? group.updatedAt,
    isCanceled: group.archivedAt !== null || details.canceledAt !== null,
    ...{ place: details.place, zone: details.zone, link, startsAt, endsAt },
  });
  return { fileName: 'event.ics', ics };
}

/** The event of one's own ticket for a calendar. Throws 404. */
export async function getTicketCalendar(
  { config, database }: Parts,
  viewer: Viewer,
  ticketId: string,
): Promise<CalendarFile> {
  const ticket = isId(ticketId) ? await findTicketOf(database.sql, viewer.personId, ticketId) : null;
  if (!ticket) throw notFound('ticket');
  const { id, state, holderName, typeName, event } = ticket;
  const { startsAt, endsAt, name, place, zone } = event;
  if (!startsAt || !endsAt) throw new Error('an event has no time');
  const link = absoluteUrl(config.publicUrl, urlOf('myTickets'));
  const ics = icsOf({
    uid: `${id}@tickets`,
    // Void comes after every change of the event.
    sequence: event.version + (state === 'void' ? 1 : 0),
    title: name,
    description: `${typeName}, ${holderName}\n\n${link}`,
    changedAt: event.updatedAt,
    isCanceled: state === 'void' || event.archivedAt !== null,
    ...{ place, zone, link, startsAt, endsAt },
  });
  return { fileName: 'ticket.ics', ics };
}
