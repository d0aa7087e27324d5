import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { momentText } from '@chalkline/contract/zone-text.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { LetterFile } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { pdfReply } from '../../platform/pdf/pdf-reply.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import { writeTicketCode } from './ticket-code.service.ts';
import { type PrintedTicket, ticketsPaper } from './ticket-paper.rules.ts';
import { type FoundTicket, findTicketOf, findTicketsOfOrder } from './tickets.repository.ts';

const contentType = 'application/pdf';

/** One's own ticket on paper. Throws 404. */
export async function printTicket(parts: Parts, viewer: Viewer, ticketId: string): Promise<FileReply> {
  const { sql } = parts.database;
  const ticket = isId(ticketId) ? await findTicketOf(sql, viewer.personId, ticketId) : null;
  if (!ticket) throw notFound('ticket');
  return pdfReply(parts, ticketsPaper(parts.config.productName, [printed(ticket)]), nameOf([ticket]));
}

/** The good tickets of an order in one file, for its mail; none that are void or somebody else's by then. */
export async function ticketPapers(parts: Parts, orderId: string): Promise<LetterFile[]> {
  return ticketFiles(parts, await goodTicketsOf(parts.database.sql, orderId));
}

/** When and where, and where the tickets are; nothing where none is good by then. */
export async function ticketWords(
  { config, database: { sql } }: Parts,
  orderId: string,
): Promise<readonly string[]> {
  const [first] = await goodTicketsOf(sql, orderId);
  if (!first) return [];
  const { startsAt, zone, place } = first.event;
  const when = startsAt && momentText(startsAt, zone, { dateStyle: 'full' });
  const own = absoluteUrl(config.publicUrl, urlOf('myTickets'));
  return [
    [when, place].filter(Boolean).join('\n'),
    `Your tickets and the date for your calendar are attached. You also find them under My tickets: ${own}`,
  ];
}

/** Those of an order that are good and still with their buyer. */
export async function goodTicketsOf(sql: Sql, orderId: string): Promise<FoundTicket[]> {
  const found = await findTicketsOfOrder(sql, orderId);
  return found.filter(({ state, serial }) => state === 'valid' && serial === 1);
}

/** These tickets in one file, for a mail. */
export async function ticketFiles(parts: Parts, found: readonly FoundTicket[]): Promise<LetterFile[]> {
  if (found.length === 0) return [];
  const bytes = await writePdf(parts, ticketsPaper(parts.config.productName, found.map(printed)));
  return [{ name: nameOf(found), contentType, content: Buffer.from(bytes).toString('base64') }];
}

function nameOf(found: readonly FoundTicket[]): string {
  const [first] = found;
  return fileNameOf([first?.event.name ?? null, found.length > 1 ? 'tickets' : 'ticket'], 'pdf');
}

function printed({ id, state, serial, holderName, typeName, signingKey, event }: FoundTicket): PrintedTicket {
  const { id: eventId, startsAt, endsAt } = event;
  if (!startsAt || !endsAt) throw new Error('an event has no time');
  const code = state === 'valid' ? writeTicketCode(signingKey, { eventId, ticketId: id, serial }) : null;
  return { holderName, typeName, code, event: { ...event, startsAt, endsAt } };
}
