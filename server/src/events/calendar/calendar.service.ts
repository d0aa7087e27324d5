import type { CalendarFile } from '@chalkline/contract/events/event.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { seeGroup } from '../../groups/groups/group-access.service.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { LetterFile } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventNotFound } from '../details/details.errors.ts';
import { findEventDetails } from '../details/details.repository.ts';
import { goodTicketsOf, ticketPapers } from '../tickets/ticket-papers.service.ts';
import { type FoundTicket, findTicketOf } from '../tickets/tickets.repository.ts';
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
    place: details.place,
    zone: details.zone,
    link,
    startsAt,
    endsAt,
  });
  return { fileName: fileNameOf([group.name], 'ics'), ics };
}

/** The event of one's own ticket for a calendar. Throws 404. */
export async function getTicketCalendar(
  parts: Parts,
  viewer: Viewer,
  ticketId: string,
): Promise<CalendarFile> {
  const ticket = isId(ticketId) ? await findTicketOf(parts.database.sql, viewer.personId, ticketId) : null;
  if (!ticket) throw notFound('ticket');
  return ticketCalendar(parts, ticket);
}

/** `isTheirs`: false for whom had the ticket, and has to take it out of their calendar. */
export function ticketCalendar(
  { config }: Pick<Parts, 'config'>,
  { id, state, serial, holderName, typeName, event }: FoundTicket,
  isTheirs = true,
): CalendarFile {
  const { startsAt, endsAt, name, place, zone } = event;
  if (!startsAt || !endsAt) throw new Error('an event has no time');
  const link = absoluteUrl(config.publicUrl, urlOf('myTickets'));
  const isOver = state === 'void' || !isTheirs;
  const ics = icsOf({
    uid: entryOf(id, serial),
    // Void comes after every change of the event.
    sequence: event.version + (isOver ? 1 : 0),
    title: name,
    description: `${typeName}, ${holderName}\n\n${link}`,
    changedAt: event.updatedAt,
    isCanceled: isOver || event.archivedAt !== null,
    place,
    zone,
    link,
    startsAt,
    endsAt,
  });
  return { fileName: fileNameOf([name, holderName, 'ticket'], 'ics'), ics };
}

/** Each holder has an entry of their own: a ticket can come back to somebody who had to take it out. */
export function entryOf(ticketId: string, serial: number): string {
  return serial === 1 ? `${ticketId}@tickets` : `${ticketId}-${serial}@tickets`;
}

/** The same beside a mail. */
export function calendarLetterFile({ fileName, ics }: CalendarFile): LetterFile {
  const content = Buffer.from(ics).toString('base64');
  return { name: fileName, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content };
}

/** What comes with the mail of an order: its good tickets, and the event for a calendar. */
export async function orderPapers(parts: Parts, orderId: string): Promise<LetterFile[]> {
  const papers = await ticketPapers(parts, orderId);
  const [first] = papers.length === 0 ? [] : await goodTicketsOf(parts.database.sql, orderId);
  return first ? [...papers, calendarLetterFile(ticketCalendar(parts, first))] : papers;
}
