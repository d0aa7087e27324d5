import { z } from 'zod';
import { dayField, emailField, idField, lineField, momentField, optionalLine } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { currencyField } from '../money/money.schema.ts';
import { planOffer, planPeriods } from './plan.schema.ts';

/**
 * `trialing`: for free, until its card pays for the first time; `due`: the paid time is over; `suspended`: for more than a week, so that its member doesn't come in, until it expires
 * after 14 days; `canceled` ends with the paid time. All of it follows from days, so nothing has to run for a membership
 * to become due.
 */
export const membershipStates = [
  'trialing',
  'active',
  'due',
  'suspended',
  'frozen',
  'canceled',
  'expired',
] as const;
export type MembershipState = (typeof membershipStates)[number];

/** How long a membership is due or suspended before it expires. */
export const dueDays = 14;
/** From how many days before the end of the paid time the next period can be paid. */
export const renewalDays = 14;
/** Days after the paid time on which a renewal is tried; then the member has to pay. */
export const renewalTryDays = [0, 1, 3, 5, 7] as const;
/** How many days after the paid time its member still comes in: until the last try. */
export const accessDays = 7;
/** How many days before a renewal its member hears of it. */
export const reminderDays = 7;
/** The same of the first payment after a trial. */
export const trialReminderDays = 3;
export const freezeDays = { fewest: 7, most: 90 } as const;

/** `current`: everything that runs or is due; `overdue`: due or suspended. */
export const membershipFilters = ['current', 'overdue', ...membershipStates] as const;

export const membershipsQuery = z.strictObject({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  search: pageQuery.search,
  state: z.enum(membershipFilters).default('current'),
  planId: idField.optional(),
});
export type MembershipsQuery = z.output<typeof membershipsQuery>;

export const myMembershipsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type MyMembershipsQuery = z.output<typeof myMembershipsQuery>;

const span = z.object({ startsOn: dayField, endsOn: dayField });

export const membershipReply = z.object({
  id: z.string(),
  planId: z.string(),
  plan: z.string(),
  seller: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  /** Of one period, with tax: what renewing it takes. */
  price: z.int(),
  currency: currencyField,
  period: z.enum(planPeriods),
  state: z.enum(membershipStates),
  joinedOn: dayField,
  /** The last day that is paid. */
  paidThrough: dayField,
  /** The last day of a freeze, also of one that is canceled; its member doesn’t come in before. */
  frozenThrough: dayField.nullable(),
  /** The last day of a trial that runs. */
  trialThrough: dayField.nullable(),
  canceledAt: momentField.nullable(),
  /** What the next payment covers. */
  next: span,
  /** null: it is renewed by paying. */
  renewal: z
    .object({
      /** When the card is charged next; null: while it is being charged. */
      on: dayField.nullable(),
      price: z.int(),
      /** What a period costs by then, where that’s more than its member agreed to: it ends instead, unless they agree. */
      dearer: z.int().nullable(),
      /** For the member alone. */
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
      /** How often it was tried without success. */
      failed: z.int(),
    })
    .nullable(),
  /** The plan that it changes to when the paid time is over. */
  change: z
    .object({
      plan: z.string(),
      price: z.int(),
      currency: currencyField,
      period: z.enum(planPeriods),
      on: dayField,
    })
    .nullable(),
  can: z.object({
    /** The member: choose another plan of the same seller. */
    changePlan: z.boolean(),
    /** The member: pay the next period by an ordinary order. */
    renew: z.boolean(),
    /** The seller: take cash for it. */
    takeCash: z.boolean(),
    freeze: z.boolean(),
    cancel: z.boolean(),
    /** Undo a cancellation. */
    keep: z.boolean(),
    /** Ask for renewals with the next payment. */
    automate: z.boolean(),
    /** The member: leave another card, or the first one, without paying. */
    updateCard: z.boolean(),
    stopRenewal: z.boolean(),
    /** The member: agree to a higher price, so that the card goes on paying. */
    agreeToPrice: z.boolean(),
  }),
});
export type MembershipReply = z.output<typeof membershipReply>;

export const periodReply = z.object({
  ...span.shape,
  id: z.string(),
  amount: z.int(),
  currency: currencyField,
  /** Paid to change to a dearer plan for the rest of the period. */
  isUpgrade: z.boolean(),
  isTrial: z.boolean(),
  /** null: paid in cash at the desk. */
  orderId: z.string().nullable(),
  /** null: nothing was paid. */
  invoiceNumber: z.string().nullable(),
  /** Who took the cash, for the seller alone. */
  takenBy: z.string().nullable(),
  isReturned: z.boolean(),
  can: z.object({
    /** The seller: give the cash back. */
    return: z.boolean(),
    /** Download the receipt of cash; an order has its own. */
    receipt: z.boolean(),
  }),
  paidAt: momentField,
});
export type PeriodReply = z.output<typeof periodReply>;

export const visitsReply = z.object({
  last: momentField.nullable(),
  recent: z.int(),
  /** The last visit, for its desk to undo; null: there is none, or it can’t be undone anymore. */
  undoable: z.string().nullable(),
});
export type VisitsReply = z.output<typeof visitsReply>;

export const membershipDetails = z.object({
  ...membershipReply.shape,
  includes: z.string(),
  /** What its member’s QR code says at the desk; null for the seller, and once it’s over. */
  code: z.string().nullable(),
  visits: visitsReply,
  /** For the seller alone, but its receptionists. */
  email: z.string().nullable(),
  cancelReason: z.string(),
  /** The latest first. */
  periods: z.array(periodReply),
});
export type MembershipDetails = z.output<typeof membershipDetails>;

const count = z.int();
export const membershipCounts = z.object({
  current: count,
  overdue: count,
  trialing: count,
  active: count,
  due: count,
  suspended: count,
  frozen: count,
  canceled: count,
  expired: count,
  /** Trials that end within 7 days. */
  trialsEnding: count,
  /** The day since which the first of those who are overdue is; null: nobody is. */
  dueSince: dayField.nullable(),
  /** What those who are overdue would pay, by currency. */
  dueAmounts: z.array(z.object({ amount: z.int(), currency: currencyField })),
  can: z.object({
    add: z.boolean(),
    /** Search by email too. */
    seeEmails: z.boolean(),
  }),
});
export type MembershipCounts = z.output<typeof membershipCounts>;

export const membershipParams = z.strictObject({ membershipId: idField });

/** A new member at the desk, who pays the first period there. */
export const newMembership = z
  .strictObject({ planId: idField, email: emailField.optional(), personId: idField.optional() })
  .refine(({ email, personId }) => (email === undefined) !== (personId === undefined), {
    path: ['email'],
    error: 'either an email or a person is needed',
  });
export type NewMembership = z.output<typeof newMembership>;

/** The first day of the period, as the screen showed it: so that two desks don’t take cash for two periods. */
export const newCashPayment = z.strictObject({ startsOn: dayField });
export type NewCashPayment = z.output<typeof newCashPayment>;

export const periodParams = z.strictObject({ membershipId: idField, periodId: idField });

/** Cash for a period that goes back at the desk. */
export const cashReturn = z.strictObject({ reason: lineField(200) });
export type CashReturn = z.output<typeof cashReturn>;

export const newFreeze = z.strictObject({ days: z.int().min(freezeDays.fewest).max(freezeDays.most) });
export type NewFreeze = z.output<typeof newFreeze>;

export const newCancellation = z.strictObject({ reason: optionalLine(200).default('') });
export type NewCancellation = z.output<typeof newCancellation>;

/** The price that its member saw and agrees to, with tax. */
export const newPriceAgreement = z.strictObject({ price: z.int().min(0) });
export type NewPriceAgreement = z.output<typeof newPriceAgreement>;

/** A plan that a membership can change to. */
export const planChoice = z.object({
  ...planOffer.shape,
  /** What changing today costs: the difference for the days left of what is paid. null: only when the paid time is over. */
  now: z.object({ amount: z.int(), daysLeft: z.int() }).nullable(),
  /** The first day of the plan if it changes when the paid time is over. */
  on: dayField,
});
export type PlanChoice = z.output<typeof planChoice>;

/** The plan from the end of the paid time on, at the price that the screen showed. */
export const newPlanChange = z.strictObject({ planId: idField, price: z.int().min(0) });
export type NewPlanChange = z.output<typeof newPlanChange>;
