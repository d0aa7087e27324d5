import type { DoorCode } from '@chalkline/contract/events/door.codes.ts';
import { attendanceOf, refusalToLetIn } from '@chalkline/contract/events/door-verdict.ts';
import type { DoorKit, KeptTicket } from '@chalkline/contract/events/offline-door.schema.ts';
import { bytesOf, type TicketClaim, takeApart } from '@chalkline/contract/events/ticket-code.ts';
import type { KeptScan } from './door-store.ts';

/** What a device says of a ticket by itself. */
export type OfflineVerdict =
  | { readonly kind: 'ok'; readonly ticket: KeptTicket }
  /** Signed by the event and not on the list: sold or handed on after the list was read. */
  | { readonly kind: 'unlisted'; readonly ticketId: string }
  | { readonly kind: 'refused'; readonly code: DoorCode; readonly ticket: KeptTicket | null };

export interface AskedOffline {
  readonly claim: TicketClaim | 'forged' | 'other_event' | null;
  /** Chosen from the list, without a code. */
  readonly ticketId: string | undefined;
  readonly direction: 'in' | 'out';
  readonly reason: string | undefined;
}

/**
 * The same reasons in the same order as the server's: forged or unknown, another event, void, too early or too late, a
 * waiver or an answer missing, in already. `now` by the server's clock, in ms. An order that isn't paid has no code yet.
 */
export function decide(
  kit: DoorKit,
  tickets: ReadonlyMap<string, KeptTicket>,
  { claim, ticketId, direction, reason }: AskedOffline,
  now: number,
): OfflineVerdict {
  const refused = (code: DoorCode, about: KeptTicket | null = null): OfflineVerdict => ({
    kind: 'refused',
    code,
    ticket: about,
  });
  if (claim === 'forged') return refused('ticket_unknown');
  if (claim === 'other_event') return refused('other_event');
  const id = claim?.ticketId ?? ticketId ?? '';
  const listed = tickets.get(id);
  if (!claim && !listed) return refused('ticket_unknown');
  if (claim && listed && claim.serial < listed.serial) return refused('ticket_void', listed);
  // A pass without a place on this date, with the code of somebody who transferred it or had it refunded.
  const voided = kit.passes?.voided?.find(({ passId }) => passId === claim?.ticketId);
  if (claim && voided && claim.serial <= voided.upTo) return refused('ticket_void');
  const isNewer = claim !== null && (!listed || claim.serial > listed.serial);
  const ticket = isNewer ? unlisted(claim) : listed;
  if (!ticket) return refused('ticket_unknown');
  if (ticket.state === 'void') return refused('ticket_void', ticket);
  if (direction === 'out' && attendanceOf(ticket) !== 'in') return refused('not_checked_in', ticket);
  const opening = { opensAt: Date.parse(kit.opensAt), closesAt: Date.parse(kit.closesAt) };
  const why = direction === 'in' ? refusalToLetIn(ticket, kit.settings.reentry, opening, now) : null;
  if (why && !reason) return refused(why, ticket);
  return isNewer ? { kind: 'unlisted', ticketId: id } : { kind: 'ok', ticket };
}

/** A ticket that only its code tells of. */
export function unlisted({ ticketId, serial }: Pick<TicketClaim, 'ticketId' | 'serial'>): KeptTicket {
  return {
    ticketId,
    serial,
    orderId: '',
    holderName: '',
    typeName: '',
    state: 'valid',
    addOns: '',
    isMissingPapers: false,
    checkedInAt: null,
    checkedOutAt: null,
    gate: '',
    by: '',
  };
}

/** What a code claims, once the event's key has confirmed it. Throws where the browser can't check signatures. */
export async function readOffline(kit: DoorKit, code: string): Promise<AskedOffline['claim']> {
  const apart = takeApart(code);
  const passes = apart && apart.claim.eventId === kit.passes?.seriesId ? kit.passes : null;
  const raw = bytesOf((passes ?? kit).publicKey);
  if (!apart || !raw) return 'forged';
  // Its key isn't here. Refused either way.
  if (!passes && apart.claim.eventId !== kit.eventId) return 'other_event';
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  const isSigned = await crypto.subtle.verify('Ed25519', key, apart.signature, apart.said);
  if (!isSigned) return 'forged';
  // A pass stands for its place on this date; without one, only its code tells of it.
  const place = passes?.places.find(({ passId }) => passId === apart.claim.ticketId);
  return place ? { ...apart.claim, ticketId: place.ticketId } : apart.claim;
}

/** Good tickets of an order that came with this one and aren't in. Those that were passed on come on their own. */
export function othersOf(
  tickets: ReadonlyMap<string, KeptTicket>,
  { ticketId, orderId }: Pick<KeptTicket, 'ticketId' | 'orderId'>,
): KeptTicket[] {
  if (orderId === '') return [];
  return [...tickets.values()].filter(
    (one) =>
      one.orderId === orderId &&
      one.ticketId !== ticketId &&
      one.serial === 1 &&
      one.state === 'valid' &&
      one.checkedInAt === null,
  );
}

/** The list with what this device scanned since it was read. `clockAhead`: of the device's clock, in ms. */
export function withScans(
  kit: DoorKit,
  scans: readonly KeptScan[],
  clockAhead: number,
): Map<string, KeptTicket> {
  const tickets = new Map(kit.tickets.map((ticket) => [ticket.ticketId, ticket]));
  for (const scan of scans) {
    if (scan.eventId !== kit.eventId || scan.isUndone || scan.state === 'refused') continue;
    const serial = (scan.code && takeApart(scan.code)?.claim.serial) || 1;
    const known = tickets.get(scan.ticketId);
    const ticket = known && known.serial >= serial ? known : unlisted({ ticketId: scan.ticketId, serial });
    const at = new Date(Date.parse(scan.at) - clockAhead).toISOString();
    tickets.set(scan.ticketId, afterScan(ticket, { ...scan, at }));
  }
  return tickets;
}

function afterScan(ticket: KeptTicket, { kind, at, gate }: KeptScan): KeptTicket {
  const isIn = attendanceOf(ticket) === 'in';
  if (kind === 'out') return isIn ? { ...ticket, checkedOutAt: at } : ticket;
  return isIn ? ticket : { ...ticket, checkedInAt: at, checkedOutAt: null, gate, by: '' };
}
