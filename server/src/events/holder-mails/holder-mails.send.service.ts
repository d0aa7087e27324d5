import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { momentText } from '@chalkline/contract/zone-text.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { findCanceledAmong } from '../../checkout/canceled-sales/canceled-sales.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { calendarLetterFile, ticketCalendar } from '../calendar/calendar.service.ts';
import { findEventDetails } from '../details/details.repository.ts';
import { type FoundTicket, findTicketsByIds } from '../tickets/tickets.repository.ts';

interface HolderMail {
  /** null: somebody without an account, to whose email a desk sold these tickets. */
  readonly personId: string | null;
  readonly ticketIds: readonly string[];
  readonly happening: 'changed' | 'canceled' | 'refunded';
}

/** Mails a holder what happened, with an entry for their calendar for each of the tickets. Run twice, it mails twice. */
export async function mailHolder(
  parts: Parts,
  { personId, ticketIds, happening }: HolderMail,
): Promise<void> {
  if (!parts.mail.reaches) return;
  const { sql } = parts.database;
  const person = personId === null ? null : await personById(sql, personId);
  const found = (await findTicketsByIds(sql, ticketIds)).filter((ticket) => ticket.personId === personId);
  const [first] = found;
  // Gone to somebody else meanwhile, who gets a mail of their own.
  if (!first || (personId !== null && person?.state !== 'active' && person?.state !== 'guest')) return;
  const [details] = await findEventDetails(sql, [first.event.id]);
  const { subject, text } = wordsOf(first, happening, details?.cancelReason ?? '', await endOf(sql, found));
  await parts.mail.send({
    to: person?.email ?? first.buyerEmail,
    subject,
    text: [`Hello ${person?.name ?? first.buyerName},`, ...text].join('\n\n'),
    action: {
      label: 'View your tickets',
      url: absoluteUrl(parts.config.publicUrl, urlOf('myTickets')),
    },
    files: found.map((ticket) => calendarLetterFile(ticketCalendar(parts, ticket))),
  });
}

/** What becomes of tickets to a canceled event, and of what they cost. */
async function endOf(sql: Sql, found: readonly FoundTicket[]): Promise<string> {
  const canceled = await findCanceledAmong(
    sql,
    found.map(({ orderId }) => orderId),
  );
  const [kept, ended] = [true, false].map((isKept) =>
    found.filter(({ passId, orderId }) => (passId !== null && !canceled.has(orderId)) === isKept),
  );
  const sentences = [
    ended?.length && 'Your tickets are void.',
    ended && moneyOf(ended),
    kept?.length && 'Your pass stays valid for the dates that take place.',
    kept?.some(({ orderTotal }) => orderTotal > 0) && 'The organizer decides what goes back for this one.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Where what these tickets cost goes back to; empty where nothing was paid. */
function moneyOf(found: readonly FoundTicket[]): string {
  const paid = found.filter(({ orderTotal }) => orderTotal > 0);
  if (paid.length === 0) return '';
  if (paid.some(({ isCash }) => isCash)) return 'What was paid in cash is given back at the desk.';
  return paid.some(({ personId, buyerId }) => personId === buyerId)
    ? 'What you paid goes back the way you paid, usually within 10 days.'
    : 'The money goes back to the person who paid.';
}

function wordsOf(
  { typeName, event }: FoundTicket,
  happening: HolderMail['happening'],
  reason: string,
  end: string,
): { readonly subject: string; readonly text: readonly string[] } {
  const { name, startsAt, place, zone } = event;
  const now = startsAt ? `${momentText(startsAt, zone, { dateStyle: 'full' })}\n${place}` : place;
  const calendar = 'The attached file updates your calendar.';
  if (happening === 'changed')
    return {
      subject: `${name} has changed`,
      text: [`${name} has another time or place.`, `Now: ${now}`, `Your ticket stays valid. ${calendar}`],
    };
  if (happening === 'canceled')
    return {
      subject: `${name} is canceled`,
      text: [`${name} is canceled. ${reason}`.trim(), now, `${end} ${calendar}`],
    };
  return {
    subject: `Your ticket to ${name} is no longer valid`,
    text: [
      `Your ticket was refunded: ${typeName}, ${name}.`,
      now,
      `The QR code no longer works. The money goes to the person who paid. ${calendar}`,
    ],
  };
}
