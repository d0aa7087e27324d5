import type { EventReply, TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { type CurrencyCode, isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney, showPrice } from '@chalkline/contract/money/show-money.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { refundTexts, refundUntilUsed } from '../../patterns/refund-texts.ts';
import { serverNow } from '../../platform/server-time.ts';
import { counted } from '../../ui/counted.ts';
import { dateFormat, localeNow, numberText } from '../../ui/locale.ts';
import { plannedTime } from '../../ui/planned-time.ts';

/** A new event is sold in euros unless its organizer chooses. */
export const currencyOf = (code: string | undefined): CurrencyCode =>
  code !== undefined && isCurrencyCode(code) ? code : 'EUR';

/** `Free`, `€25`. */
export function priceText(amount: number, currency: string): string {
  return amount === 0 ? 'Free' : showPrice(amount, currencyOf(currency), localeNow());
}

/** What this many of a type cost together in one order, where buyers choose nothing. */
export function priceOf({ price, prices }: TicketTypeReply, quantity: number): number {
  return Array.from({ length: quantity }, (_, index) => prices[index] ?? price).reduce(
    (sum, each) => sum + each,
    0,
  );
}

/** `from €5` where buyers pay what they want, `You choose` where that can be nothing. */
export function typePriceText(type: TicketTypeReply, currency: string): string {
  const { price, isOpenPrice } = type;
  if (!isOpenPrice) return priceText(priceOf(type, 1), currency);
  return price === 0 ? 'You choose' : `from ${priceText(price, currency)}`;
}

export function moneyText(amount: number, currency: string): string {
  return showMoney(amount, currencyOf(currency), localeNow());
}

type Terms = Pick<EventReply, 'refundRule' | 'currency' | 'startsAt' | 'zone'>;

/** What buyers get back: until when, or, of what has no date of its own, until it is used. */
export function refundText({ refundRule, currency, startsAt, zone }: Terms, isUntilUsed = false): string {
  if (refundRule.length === 0) return 'The organizer decides about refunds.';
  const rule = { refundRule, currency: currencyOf(currency) };
  if (isUntilUsed) return refundUntilUsed(rule);
  const steps = refundTexts(rule, { startsAt: Date.parse(startsAt), zone, now: serverNow() });
  return steps.join(' ') || 'No refunds anymore.';
}

const dayAndTime = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** `Sat, Dec 5, 4:00 PM`, by the event's own clock. */
export function startText(moment: string, zone: string): string {
  return dateFormat({ ...dayAndTime, timeZone: zone }).format(new Date(moment));
}

/** `Sat, Dec 5, 4:00 – 6:00 PM`, by the clock of a zone. */
export function spanText(
  { startsAt, endsAt }: Pick<EventReply, 'startsAt' | 'endsAt'>,
  zone: string,
): string {
  return dateFormat({ ...dayAndTime, timeZone: zone }).formatRange(new Date(startsAt), new Date(endsAt));
}

/** `12 more dates`; empty for an event that takes place once, and for the last. */
export function moreDatesText({ series }: EventReply): string {
  return series && series.more > 0 ? counted(series.more, ['more date', 'more dates']) : '';
}

/** The day it begins on, by its own clock. */
export const dayOf = ({ startsAt, zone }: Pick<EventReply, 'startsAt' | 'zone'>): string =>
  fieldInZone(startsAt, zone).slice(0, 10);

/** The cheapest that can be had, or the cheapest of all: `from €12`, `Free and up`, `Free`; empty without ticket types. */
export function fromText({ ticketTypes, currency }: EventReply): string {
  const open = ticketTypes.filter(({ state }) => state === 'on_sale');
  const asked = open.length > 0 ? open : ticketTypes;
  const prices = asked.map((type) => priceOf(type, 1));
  if (prices.length === 0) return '';
  const least = Math.min(...prices);
  const isAll = asked.every(({ isOpenPrice }, at) => prices[at] === least && !isOpenPrice);
  if (isAll) return priceText(least, currency);
  return least === 0 ? 'Free and up' : `from ${priceText(least, currency)}`;
}

/**
 * `32 of 60 sold, 5 held back`; `62 of 60 sold, over by 2` where there are fewer than are sold and held back; `32 sold`
 * without an end.
 */
export function soldText(sold: number, capacity: number | null, blocked = 0): string {
  const over = capacity === null ? 0 : sold + blocked - capacity;
  return [
    capacity === null ? `${numberText(sold)} sold` : `${numberText(sold)} of ${numberText(capacity)} sold`,
    blocked > 0 && `${numberText(blocked)} held back`,
    over > 0 && `over by ${numberText(over)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `3 no-shows` of an event that is over; empty where nobody was checked in, as its door wasn’t used. */
export function noShowText({ sold, letIn }: { sold: number; letIn: number }, endsAt: string): string {
  const isOver = serverNow() >= Date.parse(endsAt);
  return isOver && letIn > 0 && sold > letIn ? counted(sold - letIn, ['no-show', 'no-shows']) : '';
}

/** How many tickets are held back of all types together. */
export function blockedOf({ blocked, ticketTypes }: EventReply): number {
  return ticketTypes.reduce((sum, type) => sum + (type.blocked ?? 0), blocked ?? 0);
}

/** How many tickets there are of all types together; null: no end. */
export function capacityOf({ capacity, ticketTypes }: EventReply): number | null {
  const each = ticketTypes.map((type) => type.capacity);
  const sum = each.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);
  if (sum === null || capacity === null) return sum ?? capacity;
  return Math.min(sum, capacity);
}

/** What a card says of the tickets: `6 left`, `Sold out`; empty where there is no limit. */
export function availabilityText({ ticketTypes, canceled }: EventReply): string {
  if (canceled) return 'Canceled';
  const open = ticketTypes.filter(({ state }) => state === 'on_sale');
  if (open.length === 0) {
    if (ticketTypes.some(({ state }) => state === 'paused')) return 'Sales are paused';
    if (ticketTypes.some(({ state }) => state === 'sold_out')) return 'Sold out';
    if (ticketTypes.some(({ state }) => state === 'not_started')) return 'Not on sale yet';
    return ticketTypes.length === 0 ? 'No tickets needed' : 'Sales have ended';
  }
  if (open.some(({ left }) => left === null)) return 'Tickets available';
  const most = Math.max(...open.map(({ left }) => left ?? 0));
  return `${numberText(most)} left`;
}

/** Under the name of a ticket type. */
export function typeText(type: TicketTypeReply, zone: string): string {
  const { state, left, salesFrom, salesUntil, minPerOrder, perPerson } = type;
  if (state === 'sold_out') return 'Sold out';
  if (state === 'paused') return 'Not on sale for now';
  if (state === 'ended') return 'Sales have ended';
  if (state === 'not_started' && salesFrom) return `On sale from ${plannedTime(salesFrom, zone)}`;
  const parts = [
    left === null ? '' : `${numberText(left)} left`,
    minPerOrder > 1 ? `at least ${numberText(minPerOrder)}` : '',
    perPerson !== null ? `up to ${numberText(perPerson)} per person` : '',
    salesUntil ? `until ${plannedTime(salesUntil, zone)}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
