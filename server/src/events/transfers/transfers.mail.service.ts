import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { momentText } from '@chalkline/contract/zone-text.ts';
import { personByEmail, personById } from '../../accounts/people/people.service.ts';
import type { LetterFile } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { calendarLetterFile, ticketCalendar } from '../calendar/calendar.service.ts';
import { calendarOfPass, passFiles } from '../passes/pass-papers.service.ts';
import { findPass } from '../tickets/passes.repository.ts';
import { ticketFiles } from '../tickets/ticket-papers.service.ts';
import { findTicket } from '../tickets/tickets.repository.ts';
import type { Offer } from '../tickets/transfers.repository.ts';
import { offersByIds } from './shown-offers.service.ts';
import { nounOf, offerTitle, thingOf } from './transfer-words.rules.ts';
import { notifyOfOffer } from './transfers.notify.service.ts';

interface TransferMail {
  readonly transferId: string;
  readonly happening: 'offered' | 'accepted';
}

/** Mails what happened, unless something else did meanwhile. Run twice, it mails twice and notifies once. */
export async function mailTransfer(parts: Parts, { transferId, happening }: TransferMail): Promise<void> {
  const [offer] = await offersByIds(parts.database.sql, [transferId], parts.clock.now());
  if (offer?.transfer.state !== happening) return;
  if (happening === 'offered') await mailOffer(parts, offer);
  else await mailAccepted(parts, offer);
}

async function mailOffer(parts: Parts, offer: Offer): Promise<void> {
  const { transfer, typeName, event } = offer;
  const { giverName, email } = transfer;
  await parts.database.transaction(async (tx) => {
    const person = await personByEmail(tx.sql, email);
    if (person?.state === 'active') await notifyOfOffer(parts, tx, transfer, person.id);
  });
  if (!parts.mail.reaches) return;
  const noun = nounOf(offer);
  await parts.mail.send({
    to: email,
    organizationId: null,
    subject: offerTitle(offer),
    text: [
      'Hi,',
      `${giverName} wants to give you a ${noun}: ${typeName}, ${event.name}.`,
      whenAndWhere(offer),
      `Accept or decline it under My tickets. You don’t need an account: this email and a one-time code are enough. Until you accept, the ${noun} stays with ${giverName}.`,
      'Don’t know what this is about? You can ignore this email.',
    ].join('\n\n'),
    action: { label: `See the ${noun}`, url: ticketsUrl(parts, { offer: transfer.id }) },
  });
}

async function mailAccepted(parts: Parts, offer: Offer): Promise<void> {
  if (!parts.mail.reaches) return;
  const { transfer, typeName, event } = offer;
  const noun = nounOf(offer);
  const handed = await handedOver(parts, offer);
  if (!handed) return;
  if (handed.isStillTheirs)
    await parts.mail.send({
      to: transfer.email,
      organizationId: null,
      subject: `Your ${thingOf(offer)}`,
      text: [
        `Hello ${handed.holderName},`,
        `The ${noun} from ${transfer.giverName} is yours: ${typeName}, ${event.name}.`,
        whenAndWhere(offer),
        'Show the QR code at the door. It’s attached, and under My tickets.',
      ].join('\n\n'),
      action: { label: `View your ${noun}`, url: ticketsUrl(parts) },
      files: handed.files,
    });
  const giver = await personById(parts.database.sql, transfer.giverId);
  if (!giver) return;
  await parts.mail.send({
    to: giver.email,
    subject: `Your ${thingOf(offer)} has a new holder`,
    text: [
      `Hello ${transfer.giverName},`,
      `${transfer.email} accepted your ${noun}: ${typeName}, ${event.name}. Your code for it no longer works.`,
      `If the ${noun} is refunded, the money goes to the person who paid for it.`,
    ].join('\n\n'),
    action: { label: `View your ${noun === 'pass' ? 'passes' : 'tickets'}`, url: ticketsUrl(parts) },
    files: handed.takenOut,
  });
}

interface HandedOver {
  readonly holderName: string;
  /** Passed on again meanwhile, or refunded: the mail of that one has the good code. */
  readonly isStillTheirs: boolean;
  readonly files: readonly LetterFile[];
  /** For the calendar of who had it. */
  readonly takenOut: readonly LetterFile[];
}

async function handedOver(parts: Parts, { transfer }: Offer): Promise<HandedOver | null> {
  const { ticketId, passId, serial, giverName: holderName } = transfer;
  const { sql } = parts.database;
  const ticket = ticketId === null ? null : await findTicket(sql, ticketId);
  if (ticket) {
    const theirs = { ...ticket, serial, holderName };
    return {
      holderName: ticket.holderName,
      isStillTheirs: ticket.serial === serial + 1 && ticket.state === 'valid',
      files: [...(await ticketFiles(parts, [ticket])), calendarLetterFile(ticketCalendar(parts, ticket))],
      takenOut: [calendarLetterFile(ticketCalendar(parts, theirs, false))],
    };
  }
  const found = passId === null ? null : await findPass(sql, passId);
  if (!found) return null;
  const givenUp = await calendarOfPass(parts, found, { serial, holderName });
  return {
    holderName: found.pass.holderName,
    isStillTheirs: found.pass.serial === serial + 1 && found.pass.state === 'valid',
    files: await passFiles(parts, [found]),
    takenOut: givenUp ? [calendarLetterFile(givenUp)] : [],
  };
}

function whenAndWhere({ transfer, event: { startsAt, place, zone } }: Offer): string {
  const start = startsAt && momentText(startsAt, zone, { dateStyle: 'full' });
  const time = start && transfer.passId !== null ? `Next date: ${start}` : start;
  return [time, place].filter(Boolean).join('\n');
}

function ticketsUrl({ config }: Parts, query: { readonly offer?: string } = {}): string {
  return absoluteUrl(config.publicUrl, urlOf('myTickets', {}, query));
}
