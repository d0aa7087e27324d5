import { dateFormat } from '@chalkline/contract/date-format.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { personByEmail, personById } from '../../accounts/people/people.service.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { calendarLetterFile, ticketCalendar } from '../calendar/calendar.service.ts';
import { ticketFiles } from '../tickets/ticket-papers.service.ts';
import { findTicket } from '../tickets/tickets.repository.ts';
import { findOffers, type TicketOffer } from '../tickets/transfers.repository.ts';
import { notifyOfOffer } from './transfers.notify.service.ts';

interface TransferMail {
  readonly transferId: string;
  readonly happening: 'offered' | 'accepted';
}

/** Mails what happened, unless something else did meanwhile. Run twice, it mails twice and notifies once. */
export async function mailTransfer(parts: Parts, { transferId, happening }: TransferMail): Promise<void> {
  const [offer] = await findOffers(parts.database.sql, [transferId]);
  if (offer?.transfer.state !== happening) return;
  if (happening === 'offered') await mailOffer(parts, offer);
  else await mailAccepted(parts, offer);
}

async function mailOffer(parts: Parts, offer: TicketOffer): Promise<void> {
  const { transfer, typeName, event } = offer;
  const { giverName, email } = transfer;
  await parts.database.transaction(async (tx) => {
    const person = await personByEmail(tx.sql, email);
    if (person?.state === 'active') await notifyOfOffer(parts, tx, transfer, person.id);
  });
  if (!parts.mail.reaches) return;
  await parts.mail.send({
    to: email,
    organizationId: null,
    subject: `${giverName} offers you a ticket to ${event.name}`,
    text: [
      'Hi,',
      `${giverName} wants to give you a ticket: ${typeName}, ${event.name}.`,
      whenAndWhere(event),
      `Accept or decline it under My tickets. You don’t need an account: this email and a one-time code are enough. Until you accept, the ticket stays with ${giverName}.`,
      'Don’t know what this is about? You can ignore this email.',
    ].join('\n\n'),
    action: { label: 'See the ticket', url: ticketsUrl(parts, { offer: transfer.id }) },
  });
}

async function mailAccepted(parts: Parts, { transfer, event }: TicketOffer): Promise<void> {
  if (!parts.mail.reaches) return;
  const { sql } = parts.database;
  const ticket = await findTicket(sql, transfer.ticketId);
  if (!ticket) return;
  // Passed on again meanwhile: the mail of that one has the good ticket.
  const isStillTheirs = ticket.serial === transfer.serial + 1 && ticket.state === 'valid';
  if (isStillTheirs) {
    await parts.mail.send({
      to: transfer.email,
      organizationId: null,
      subject: `Your ticket to ${event.name}`,
      text: [
        `Hello ${ticket.holderName},`,
        `The ticket from ${transfer.giverName} is yours: ${ticket.typeName}, ${event.name}.`,
        whenAndWhere(event),
        'Show the QR code at the door. It’s attached, and under My tickets.',
      ].join('\n\n'),
      action: { label: 'View your ticket', url: ticketsUrl(parts) },
      files: [...(await ticketFiles(parts, [ticket])), calendarLetterFile(ticketCalendar(parts, ticket))],
    });
  }
  const giver = await personById(sql, transfer.giverId);
  if (!giver) return;
  const theirs = { ...ticket, serial: transfer.serial, holderName: transfer.giverName };
  await parts.mail.send({
    to: giver.email,
    subject: `Your ticket to ${event.name} has a new holder`,
    text: [
      `Hello ${transfer.giverName},`,
      `${transfer.email} accepted your ticket: ${ticket.typeName}, ${event.name}. Your code for it no longer works.`,
      'If the ticket is refunded, the money goes to the person who paid for it.',
    ].join('\n\n'),
    action: { label: 'View your tickets', url: ticketsUrl(parts) },
    files: [calendarLetterFile(ticketCalendar(parts, theirs, false))],
  } satisfies Letter);
}

function whenAndWhere({ startsAt, place, zone }: TicketOffer['event']): string {
  const options = { dateStyle: 'full', timeStyle: 'short', timeZone: zone } as const;
  const time = startsAt && dateFormat(options, 'en-US').format(startsAt);
  return [time && `${time} (${zone.replaceAll('_', ' ')})`, place].filter(Boolean).join('\n');
}

function ticketsUrl({ config }: Parts, query: { readonly offer?: string } = {}): string {
  return absoluteUrl(config.publicUrl, urlOf('myTickets', {}, query));
}
