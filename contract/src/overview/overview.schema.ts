import { z } from 'zod';
import { dayField, idField, momentField } from '../http/fields.ts';
import { currencyField } from '../money/money.schema.ts';

/** How many days the figures are of; they are compared with as many before. */
export const overviewSpans = ['7', '30', '90'] as const;
export type OverviewSpan = (typeof overviewSpans)[number];

export const overviewQuery = z.strictObject({ days: z.enum(overviewSpans).default('30') });

/** In the days asked for, and in as many before them. */
const change = z.object({ now: z.int(), before: z.int() });
export type OverviewChange = z.output<typeof change>;

/** People who came on one day, and on the day as far into the days before. */
const trendDay = z.object({ day: dayField, people: z.int(), before: z.int() });
export type TrendDay = z.output<typeof trendDay>;

const endingTrial = z.object({ id: idField, name: z.string(), people: z.int(), endsAt: momentField });
export type EndingTrial = z.output<typeof endingTrial>;

const startingCompetition = z.object({
  id: idField,
  name: z.string(),
  startsOn: dayField,
  athletes: z.int(),
});
export type StartingCompetition = z.output<typeof startingCompetition>;

const newPerson = z.object({ id: idField, name: z.string(), joinedAt: momentField });
export type NewPerson = z.output<typeof newPerson>;

/** What the next payouts would be now, in minor units. `skipped`: of the accounts, those that get nothing. */
const payoutLine = z.object({
  currency: currencyField,
  amount: z.int(),
  accounts: z.int(),
  skipped: z.int(),
});
export type PayoutLine = z.output<typeof payoutLine>;

/** Of one organization, or of the whole site for those who administer it. */
export const overviewReply = z.object({
  people: z.object({
    active: z.int(),
    /** Invitations that wait for an answer. */
    invited: z.int(),
    suspended: z.int(),
  }),
  joined: change,
  /** Athletes and teams; of an organization, those its people registered. */
  registrations: change,
  /** Paid orders; of an organization, its sales. */
  orders: change,
  /** Of these orders, those from which money went back. */
  refunded: change,
  /** The days asked for, today last. In UTC. */
  trend: z.array(trendDay),
  payouts: z.object({
    at: momentField,
    lines: z.array(payoutLine),
    /** Sellers who have money and no account that it can be paid out to: all of them, and the first names. */
    unpayable: z.object({ total: z.int(), names: z.array(z.string()) }),
  }),
  money: z.object({
    /** Disputes that need an answer. */
    disputes: z.int(),
    failedRefunds: z.int(),
  }),
  /** What waits for the viewer. */
  waiting: z.object({
    /** Reports and appeals that they decide. */
    cases: z.int(),
    appeals: z.int(),
    /** People who ask to join what they look after, and the group with the oldest request. */
    joinRequests: z.int(),
    askedAt: z.object({ id: idField, name: z.string(), isCommunity: z.boolean() }).nullable(),
    /** Of their own clients: requests, and check-ins that are missing or without a reply. */
    coachingRequests: z.int(),
    checkIns: z.int(),
    /** Of people they manage, who ask to become trainers. */
    trainerRequests: z.int(),
  }),
  /** Of an organization's gym; null for everybody else. */
  gym: z
    .object({
      equipmentLow: z.int(),
      suppliesLow: z.int(),
      serviceDue: z.int(),
      serviceLate: z.int(),
      /** Entries that wait for an approval. */
      expenses: z.int(),
      revenues: z.int(),
      membershipsDue: z.int(),
      members: z.int(),
    })
    .nullable(),
  /** What only an organization's administrator is shown; null for everybody else. */
  own: z.object({ newest: z.array(newPerson) }).nullable(),
  /** What only the site's administrators see to; null for everybody else. */
  site: z
    .object({
      competitions: z.object({
        live: z.int(),
        /** Published, and beginning within seven days. */
        starting: z.int(),
        published: z.int(),
      }),
      organizations: z.int(),
      newOrganizations: change,
      /** Within 30 days: how many, and the first. */
      trials: z.object({ total: z.int(), first: z.array(endingTrial) }),
      /** Trials that end within seven days. */
      trialsEnding: z.int(),
      /** Competitions that begin within 30 days: how many, and the first. */
      starting: z.object({ total: z.int(), first: z.array(startingCompetition) }),
      /** Messages that nobody has answered or closed. */
      unansweredMessages: z.int(),
      /** Partners that applied and haven’t been approved or declined. */
      partnerApplications: z.int(),
      /** Jobs, letters among them, that were given up within the last week. */
      failedJobs: z.int(),
      /** Featured things that nobody sees, because they are not public any more. */
      hiddenFeatured: z.int(),
      /** Payment alerts that nobody has acknowledged. */
      paymentAlerts: z.int(),
      /** Whether letters leave from here. */
      mailReaches: z.boolean(),
    })
    .nullable(),
});
export type OverviewReply = z.output<typeof overviewReply>;
