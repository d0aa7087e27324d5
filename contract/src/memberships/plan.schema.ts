import { z } from 'zod';
import { idField, lineField, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { amountField, currencyField, taxField } from '../money/money.schema.ts';

/** The kind of thing that an order of a membership is for; what is offered is a plan. */
export const membershipKind = 'membership';

/**
 * What a buyer says with the line of a plan: whether the card that pays now pays the next periods too (a trial is for
 * them alone), and which membership changes to it today.
 */
export const membershipLine = z.object({
  renews: z.boolean().default(false),
  changes: z.uuid().nullable().default(null),
  /** The membership of the plan that the card renews from now on. Nothing is charged. */
  card: z.uuid().nullable().default(null),
});

/** What one payment covers. */
export const planPeriods = ['month', 'quarter', 'year'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

export const planMonths: Readonly<Record<PlanPeriod, number>> = { month: 1, quarter: 3, year: 12 };

export const planLengths = { name: 60, includes: 600 } as const;
/** Days of a trial: nothing is charged before they are over. */
export const trialDays = { fewest: 1, most: 90 } as const;
/** As many as one seller has, and as a picker shows. */
export const mostPlans = 50;

const trialField = z.int().min(trialDays.fewest).max(trialDays.most).nullable();

const facts = {
  name: lineField(planLengths.name),
  /** Of one period, in minor units. 0 is free. */
  price: amountField,
  /** One thing on each line. */
  includes: optionalText(planLengths.includes),
  /** How many people can have it at once; null: any number. */
  capacity: z.int().min(1).max(100_000).nullable(),
  /** Off: nobody new can join; who has it keeps it. */
  isOn: z.boolean(),
};

/** Of the platform’s plans alone: while an administrator of a company pays for it, the company isn’t on trial. */
const companiesField = z.boolean();

export const newPlan = z.strictObject({
  ...facts,
  /** Days that new members try it for free; null: none. */
  trialDays: trialField.default(null),
  currency: currencyField,
  period: z.enum(planPeriods),
  isForCompanies: companiesField.default(false),
});
export type NewPlan = z.output<typeof newPlan>;

/** Currency and period stay as they are: people have paid by them. */
export const planPatch = z.strictObject({
  version: z.int().min(1),
  ...z.object(facts).partial().shape,
  trialDays: trialField.optional(),
  isForCompanies: companiesField.optional(),
});
export type PlanPatch = z.output<typeof planPatch>;

export const planReply = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  tax: taxField,
  currency: currencyField,
  period: z.enum(planPeriods),
  includes: z.string(),
  capacity: z.int().nullable(),
  isOn: z.boolean(),
  isForCompanies: companiesField,
  trialDays: z.int().nullable(),
  /** Who has it now. */
  people: z.int(),
  /** Those of them who try it. */
  trialing: z.int(),
  /** Who joined in the last 30 days, and whose membership ended in them. */
  joined: z.int(),
  left: z.int(),
  version: z.int(),
});
export type PlanReply = z.output<typeof planReply>;

/** Plans of a seller, and whether the viewer may change them. */
export const plansReply = z.object({
  seller: z.string(),
  plans: z.array(planReply),
  can: z.object({
    manage: z.boolean(),
    add: z.boolean(),
    /** Mark a plan as one for companies. */
    sellToCompanies: z.boolean(),
  }),
});
export type PlansReply = z.output<typeof plansReply>;

/** A plan as those see it who may join. */
export const planOffer = z.object({
  id: z.string(),
  name: z.string(),
  seller: z.string(),
  price: z.int(),
  tax: taxField,
  currency: currencyField,
  period: z.enum(planPeriods),
  includes: z.string(),
  isForCompanies: companiesField,
  isFull: z.boolean(),
  /** Its trainer is suspended or leaving: nobody can join for now. */
  isPaused: z.boolean(),
  /** Days that the viewer can try it for free, by a card that pays afterwards; null: none, or they had theirs. */
  trialDays: z.int().nullable(),
});
export type PlanOffer = z.output<typeof planOffer>;

export const offersQuery = z.strictObject({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  /** This one alone, from a link. */
  planId: idField.optional(),
  /** Those of one trainer, as on their page. */
  trainerId: idField.optional(),
});
export type OffersQuery = z.output<typeof offersQuery>;

export const planParams = z.strictObject({ planId: idField });
