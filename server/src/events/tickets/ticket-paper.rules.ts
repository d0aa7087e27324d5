import { dateFormat } from '@chalkline/contract/date-format.ts';
import { clockIn, zoneText } from '@chalkline/contract/zone-text.ts';
import type { PdfBlock, PdfPaper } from '../../platform/pdf/pdf-paper.ts';

export interface PrintedTicket {
  readonly holderName: string;
  readonly typeName: string;
  /** What the QR code says; null: the ticket is void. */
  readonly code: string | null;
  readonly event: {
    readonly name: string;
    readonly place: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly zone: string;
  };
}

/** A page for each ticket, to be scanned at the door. */
export function ticketsPaper(productName: string, tickets: readonly PrintedTicket[]): PdfPaper {
  const name = tickets[0]?.event.name ?? '';
  return {
    title: `${tickets.length === 1 ? 'Ticket' : 'Tickets'}: ${name}`,
    header: { left: productName, right: 'Ticket' },
    footer: name,
    blocks: tickets.flatMap((ticket, index): PdfBlock[] => [
      ...(index > 0 ? [{ kind: 'new_page' as const }] : []),
      ...pageOf(ticket),
    ]),
  };
}

function pageOf({ holderName, typeName, code, event }: PrintedTicket): PdfBlock[] {
  const { name, place, startsAt, endsAt, zone } = event;
  const day = dateFormat({ dateStyle: 'full', timeZone: zone }, 'en-US').format(startsAt);
  return [
    { kind: 'heading', text: name },
    {
      kind: 'text',
      tone: 'strong',
      text: `${day}, ${clockIn(startsAt, zone)} to ${clockIn(endsAt, zone)} (${zoneText(zone)})`,
    },
    { kind: 'text', text: place },
    { kind: 'space', height: 18 },
    {
      kind: 'facts',
      facts: [
        ['Name', holderName],
        ['Ticket', typeName],
      ],
    },
    { kind: 'space', height: 18 },
    code === null
      ? { kind: 'text', tone: 'strong', text: 'This ticket is no longer valid.' }
      : { kind: 'qr', data: code, caption: 'Show this code at the door. It lets one person in.' },
  ];
}
