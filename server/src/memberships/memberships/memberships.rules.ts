import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { isOfShift } from '@chalkline/contract/checkout/desk-undo.ts';
import {
  accessDays,
  dueDays,
  type MembershipState,
  reminderDays,
  renewalDays,
  renewalTryDays,
} from '@chalkline/contract/memberships/membership.schema.ts';
import { type PlanPeriod, planMonths } from '@chalkline/contract/memberships/plan.schema.ts';

// Days are texts such as `2026-01-31`, which compare as they follow each other.

export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Months later, on the anchor's day of the month, or on the last one where the month is shorter. */
export function monthsAfter(day: string, months: number, anchorDay: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(anchorDay, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** What the rules look at. */
export interface MembershipDays {
  readonly paidThrough: string;
  readonly anchorDay: number;
  readonly frozenThrough: string | null;
  readonly trialThrough: string | null;
  readonly canceledAt: Date | null;
}

/** Also one that is canceled: it ends later by the days of its freeze, in which its member doesn’t come in. */
export function isFrozen({ frozenThrough }: Pick<MembershipDays, 'frozenThrough'>, today: string): boolean {
  return frozenThrough !== null && frozenThrough >= today;
}

/** `membershipIs` in the repository says the same in SQL. */
export function stateOf(membership: MembershipDays, today: string): MembershipState {
  const { paidThrough, trialThrough, canceledAt } = membership;
  if (canceledAt) return 'canceled';
  if (isFrozen(membership, today)) return 'frozen';
  if (trialThrough !== null && trialThrough >= today) return 'trialing';
  if (paidThrough >= today) return 'active';
  if (paidThrough >= dayAfter(today, -accessDays)) return 'due';
  return paidThrough >= dayAfter(today, -dueDays) ? 'suspended' : 'expired';
}

/** Whether it takes a place: a canceled one as long as it's paid, others until they expire. */
export function isRunning(membership: MembershipDays, today: string): boolean {
  const since = membership.canceledAt ? today : dayAfter(today, -dueDays);
  return membership.paidThrough >= since;
}

export interface NextPeriod {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly anchorDay: number;
}

/** What the next payment covers: it follows what is paid, or begins today once that is over. */
export function nextPeriod(membership: MembershipDays | null, period: PlanPeriod, today: string): NextPeriod {
  const goesOn = membership !== null && isRunning(membership, today);
  const startsOn = goesOn ? dayAfter(membership.paidThrough, 1) : today;
  const anchorDay = goesOn ? membership.anchorDay : Number(today.slice(8));
  const endsOn = dayAfter(monthsAfter(startsOn, planMonths[period], anchorDay), -1);
  return { startsOn, endsOn, anchorDay };
}

/** The free days of a trial that begins today. Periods begin on the day of the month after its last one. */
export function trialPeriod(today: string, days: number): NextPeriod {
  const firstPaid = dayAfter(today, days);
  return { startsOn: today, endsOn: dayAfter(firstPaid, -1), anchorDay: Number(firstPaid.slice(8)) };
}

/** Whether the next period can be paid yet. */
export function isRenewable({ paidThrough }: MembershipDays, today: string): boolean {
  return paidThrough <= dayAfter(today, renewalDays);
}

/** Whether a card can be left for the next periods without paying: who is due pays by it at once instead. */
export function mayUpdateCard(
  membership: MembershipDays & { readonly renewalOrderId: string | null },
  price: number,
  today: string,
): boolean {
  const state = stateOf(membership, today);
  const isPaid = state === 'active' || state === 'trialing' || state === 'frozen';
  return isPaid && price > 0 && membership.renewalOrderId === null;
}

/** Whether a card is to pay more than its member agreed to: then it isn’t charged. */
export function isDearer(
  membership: Readonly<Record<'methodId' | 'nextPlanId', string | null>> & {
    readonly agreedPrice: number | null;
  },
  price: number,
): boolean {
  const { methodId, nextPlanId, agreedPrice } = membership;
  return methodId !== null && nextPlanId === null && agreedPrice !== null && price > agreedPrice;
}

/** What is known of renewals by card. */
export interface RenewalDays {
  readonly paidThrough: string;
  readonly renewalTries: number;
  readonly triedOn: string | null;
}

/** When a renewal is tried next; null: often enough. One that is late is tried once a day. */
export function nextTryOn({ paidThrough, renewalTries, triedOn }: RenewalDays): string | null {
  const days = renewalTryDays[renewalTries];
  if (days === undefined) return null;
  const planned = dayAfter(paidThrough, 1 + days);
  return triedOn !== null && triedOn >= planned ? dayAfter(triedOn, 1) : planned;
}

/** Its member pays again: what is written where nothing renews it anymore. */
export const noRenewal = {
  methodId: null,
  agreedPrice: null,
  renewalTries: 0,
  triedOn: null,
  remindedFor: null,
} as const;

/** The reminders of members who pay by hand, in this order: before the paid time ends, after it, and once they stay out. */
export const handReminders = ['ends', 'due', 'suspended'] as const;
export type HandReminder = (typeof handReminders)[number];

/** What such a member should know by today; null: nothing, or it's too late. */
export function handReminderOf(membership: MembershipDays, today: string): HandReminder | null {
  const state = stateOf(membership, today);
  if (state === 'due' || state === 'suspended') return state;
  const isPaid = state === 'active' || state === 'trialing';
  return isPaid && membership.paidThrough <= dayAfter(today, reminderDays) ? 'ends' : null;
}

/** Notes a reminder. */
export function reminded({ paidThrough }: Pick<MembershipDays, 'paidThrough'>, told: HandReminder | null) {
  return { remindedFor: paidThrough, reminders: told === null ? 0 : handReminders.indexOf(told) + 1 };
}

/** A freeze from today on: the paid time grows by its days, and periods begin on another day from then on. */
export function frozen({ paidThrough }: MembershipDays, today: string, days: number) {
  const longer = dayAfter(paidThrough, days);
  return {
    frozenThrough: dayAfter(today, days - 1),
    paidThrough: longer,
    anchorDay: Number(dayAfter(longer, 1).slice(8)),
  };
}

/** Whether somebody of the seller may give the cash for a period back: receptionists what they took in their shift. */
export function mayReturn(
  { accountType, personId }: { readonly accountType: AccountType; readonly personId: string },
  {
    takenBy,
    returnedAt,
    paidAt,
  }: { readonly takenBy: string | null; readonly returnedAt: Date | null; readonly paidAt: Date },
  now: Date,
): boolean {
  if (takenBy === null || returnedAt !== null) return false;
  return accountType !== 'receptionist' || (takenBy === personId && isOfShift(paidAt, now));
}

/** A desk knows members by name and photo: no email is shown or searched there. */
export const seesEmail = ({ accountType }: { readonly accountType: AccountType }): boolean =>
  accountType !== 'receptionist';
