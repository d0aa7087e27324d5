import type {
  DivisionOffer,
  RegistrationReply,
} from '@chalkline/contract/competitions/registration.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney, showPrice } from '@chalkline/contract/money/show-money.ts';
import { counted } from '../../ui/counted.ts';
import { localeNow, numberText } from '../../ui/locale.ts';
import { plannedTime } from '../../ui/planned-time.ts';

export function priceText(amount: number, currency: CurrencyCode): string {
  return showPrice(amount, currency, localeNow());
}

export function moneyText(amount: number, currency: CurrencyCode): string {
  return showMoney(amount, currency, localeNow());
}

/** `6 left`, `14 pairs left`, `Full`; empty without a limit. */
export function leftText(left: number | null, teamSize: number): string {
  if (left === null) return 'No limit';
  if (left === 0) return 'Full';
  if (teamSize === 1) return `${numberText(left)} left`;
  return `${counted(left, teamSize === 2 ? ['pair', 'pairs'] : ['team', 'teams'])} left`;
}

/** How many a division takes, where none can be had now: `20 spots`, `12 pairs`, `Full`. */
export function sizeText(capacity: number, taken: number, teamSize: number): string {
  if (taken >= capacity) return 'Full';
  if (teamSize === 1) return counted(capacity, ['spot', 'spots']);
  return counted(capacity, teamSize === 2 ? ['pair', 'pairs'] : ['team', 'teams']);
}

/** Places of a division that can be had now: its own, but no more than are left in all. */
export function placesLeft(
  offer: Pick<DivisionOffer, 'left'>,
  { left }: Pick<RegistrationReply, 'left'>,
): number | null {
  if (offer.left === null || left === null) return offer.left ?? left;
  return Math.min(offer.left, left);
}

/** `36 hours`, `7 days`. */
export function hoursText(hours: number): string {
  return hours % 24 === 0 && hours > 24
    ? counted(hours / 24, ['day', 'days'])
    : counted(hours, ['hour', 'hours']);
}

/** What can be had of a whole competition: `From €45.00, 12 spots left`, `Free to €60.00`, `Full`. */
export function totalLeftText(
  { divisions }: { readonly divisions: readonly { readonly id: string }[] },
  registration: RegistrationReply,
): string {
  const known = registration.divisions.filter(({ divisionId }) =>
    divisions.some(({ id }) => id === divisionId),
  );
  const prices = known.map(({ price }) => price);
  const lefts = known.map((offer) => placesLeft(offer, registration));
  const left = lefts.reduce<number | null>(
    (sum, one) => (sum === null || one === null ? null : sum + one),
    0,
  );
  const inAll = left !== null && registration.left !== null ? Math.min(left, registration.left) : left;
  if (known.length > 0 && inAll === 0) return 'Every division is full.';
  const least = Math.min(...prices);
  const show = (amount: number) => priceText(amount, registration.currency);
  const isFrom = prices.some((price) => price !== least);
  const range = least === 0 ? `Free to ${show(Math.max(...prices))}` : `From ${show(least)}`;
  const cost = prices.length === 0 ? '' : isFrom ? range : show(least);
  return [cost, inAll === null ? '' : `${counted(inAll, ['spot', 'spots'])} left`].filter(Boolean).join(', ');
}

/** When the first of the prices changes: `Prices change after 3 more registrations`; empty where they stay. */
export function nextStepText({ divisions }: RegistrationReply, zone: string): string {
  const days = divisions.flatMap(({ next }) => (next?.from ? [next.from] : [])).toSorted();
  const counts = divisions.flatMap(({ next }) => (next?.placesLeft ? [next.placesLeft] : []));
  const [day] = days;
  const texts = [
    counts.length > 0
      ? `after ${counted(Math.min(...counts), ['more registration', 'more registrations'])}`
      : '',
    day ? `on ${plannedTime(day, zone)}` : '',
  ].filter(Boolean);
  return texts.length === 0 ? '' : `Prices change ${texts.join(' or ')}.`;
}
