import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import {
  accessDays,
  dueDays,
  type MembershipReply,
  renewalTryDays,
} from '@chalkline/contract/memberships/membership.schema.ts';
import { calendarDayText } from '../../ui/times.ts';

type Looked = Pick<MembershipReply, 'state' | 'price' | 'paidThrough' | 'renewal' | 'change'>;

/** What the last day of a membership is called: nobody paid for a trial or a plan that is free. */
export function throughLabel({ state, price }: Pick<MembershipReply, 'state' | 'price'>): string {
  if (state === 'trialing') return 'Free until';
  return price === 0 ? 'Runs until' : 'Paid through';
}

/** What comes next, in a few words: "Next try November 30, 2026". */
export function nextText({ state, price, paidThrough, renewal, change }: Looked): string {
  if (state === 'canceled') return 'No more charges';
  if (state === 'expired') return '–';
  if (state === 'suspended') return `Ends ${calendarDayText(dayAfter(paidThrough, dueDays))}`;
  if (renewal && renewal.on === null) return 'Is being charged now';
  if (renewal?.on && renewal.failed > 0) return `Next try ${calendarDayText(renewal.on)}`;
  if (renewal?.dearer) return `Ends ${calendarDayText(paidThrough)}, unless the new price is agreed to`;
  if (change) return `${change.plan} from ${calendarDayText(change.on)}`;
  if (renewal?.on)
    return `${state === 'trialing' ? 'First payment' : 'Renews'} ${calendarDayText(renewal.on)}`;
  if (state === 'due') return `Comes in until ${calendarDayText(dayAfter(paidThrough, accessDays))}`;
  return `${throughLabel({ state, price })} ${calendarDayText(paidThrough)}`;
}

export interface Coming {
  readonly on: string;
  readonly what: string;
}

/** What happens, day by day, while it stays unpaid. Empty where nothing is due. */
export function comingOf({ state, paidThrough, renewal }: Looked): readonly Coming[] {
  if (state !== 'due' && state !== 'suspended') return [];
  const planned = renewalTryDays.map((days) => dayAfter(paidThrough, 1 + days));
  const next = renewal?.on ?? null;
  const tries = next ? [next, ...planned.slice((renewal?.failed ?? 0) + 1).filter((on) => on > next)] : [];
  const events: Coming[] = tries.map((on, at) => ({
    on,
    what: at === tries.length - 1 ? 'Last try to charge the card' : 'The card is tried again',
  }));
  if (state === 'due') events.push({ on: dayAfter(paidThrough, accessDays), what: 'Last day to come in' });
  events.push({ on: dayAfter(paidThrough, dueDays), what: 'Last day to pay, then the membership ends' });
  return events.toSorted((one, other) => one.on.localeCompare(other.on));
}
