import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import type { OverviewReply, OverviewSpan } from '@chalkline/contract/overview/overview.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { countOpenAlerts } from '../checkout/alert-review/alert-review.service.ts';
import { countAttention } from '../checkout/revenues/revenues.service.ts';
import { writeCsv } from '../imports/csv.write.service.ts';
import { planBalances } from '../money/payouts/payouts.plan.service.ts';
import { nextPayoutAt } from '../money/payouts/payouts.rules.ts';
import { findSellerNames, findSellerOf } from '../money/sellers/sellers.service.ts';
import { countApplications } from '../partners/partners/partners.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { countFailedJobs } from '../platform/job-queue/job-queue.ts';
import type { SharedThingKind } from '../platform/pages/shared-things.ts';
import type { Parts } from '../platform/parts.ts';
import { listFeaturedItems } from '../showcase/featured/featured.service.ts';
import {
  countJoined,
  countNewOrganizations,
  countOrders,
  countRegistrations,
} from './daily-figures.repository.ts';
import {
  countCompetitions,
  countOrganizations,
  countPeopleByState,
  countStarting,
  countTrials,
  countUnansweredMessages,
  countWaitingInvitations,
  findNewest,
  findStarting,
  findTrials,
} from './overview.repository.ts';
import {
  compare,
  type Daily,
  dayOf,
  payoutLines,
  type Span,
  spanOf,
  trendOf,
  week,
} from './overview.rules.ts';
import { readGym, readWaiting } from './waiting.service.ts';

/** How many rows each of the lower tables shows. */
const rowsShown = 5;

/** How many names stand for the sellers who can't be paid out. */
const namesShown = 3;

/** How far the tables look ahead, in days. */
const daysAhead = 30;

type Site = NonNullable<OverviewReply['site']>;
type Money = Pick<OverviewReply, 'payouts' | 'money'>;

/**
 * The figures that somebody answers for: of the whole site for its administrators, of their own organization
 * for a corporate_admin, who without one answers for nobody.
 */
export async function getOverview(
  parts: Parts,
  kinds: readonly SharedThingKind[],
  viewer: Viewer,
  days: OverviewSpan,
): Promise<OverviewReply> {
  const { sql } = parts.database;
  const span = spanOf(parts.clock.now(), Number(days));
  const isAdmin = viewer.accountType === 'admin';
  const [states, invited, daily, money, waiting, gym, newest, site] = await Promise.all([
    countPeopleByState(sql, viewer),
    countWaitingInvitations(sql, viewer),
    readDaily(parts, viewer, span),
    readMoney(parts, viewer),
    readWaiting(parts, viewer),
    readGym(parts, viewer),
    isAdmin ? null : findNewest(sql, viewer, rowsShown),
    isAdmin ? readSite(parts, kinds, span) : null,
  ]);
  return {
    people: { active: states.get('active') ?? 0, invited, suspended: states.get('suspended') ?? 0 },
    joined: compare(daily.joined, span),
    registrations: compare(daily.registrations, span),
    orders: compare(daily.paid, span),
    refunded: compare(daily.refunded, span),
    trend: trendOf(daily.joined, span),
    ...money,
    waiting,
    gym,
    own: newest && {
      newest: newest.map((one) => ({ ...one, joinedAt: one.joinedAt.toISOString() })),
    },
    site,
  };
}

/** The same figures by day. */
export async function exportOverview(parts: Parts, viewer: Viewer, days: OverviewSpan): Promise<ExportReply> {
  const span = spanOf(parts.clock.now(), Number(days));
  const { joined, registrations, paid, refunded } = await readDaily(parts, viewer, span);
  const rows = [...span.before, ...span.now].map((one) => [
    one,
    ...[joined, registrations, paid, refunded].map((daily) => daily.get(one) ?? 0),
  ]);
  const header = ['day', 'new_people', 'registrations', 'paid_orders', 'orders_refunded'];
  return {
    fileName: fileNameOf(['overview', `${days} days`, dayOf(parts.clock.now())], 'csv'),
    csv: writeCsv(header, rows),
  };
}

interface DailyFigures {
  readonly joined: Daily;
  readonly registrations: Daily;
  readonly paid: Daily;
  readonly refunded: Daily;
}

async function readDaily({ database }: Parts, viewer: Viewer, span: Span): Promise<DailyFigures> {
  const since = sinceOf(span);
  const [joined, registrations, orders] = await Promise.all([
    countJoined(database.sql, viewer, since),
    countRegistrations(database.sql, viewer, since),
    countOrders(database.sql, viewer, since),
  ]);
  return { joined, registrations, ...orders };
}

function sinceOf({ before }: Span): Date {
  return new Date(`${before[0]}T00:00:00Z`);
}

/** Of all sellers for a site's administrator, of the company's own sales for everybody else. */
async function readMoney(parts: Parts, viewer: Viewer): Promise<Money> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const at = nextPayoutAt(now).toISOString();
  const seller = viewer.accountType === 'admin' ? null : await findOwn(parts, viewer);
  if (seller === undefined) {
    const unpayable = { total: 0, names: [] };
    return { payouts: { at, lines: [], unpayable }, money: { disputes: 0, failedRefunds: 0 } };
  }
  const planned = await planBalances(sql, new Date(now.getTime() + 1), seller?.id);
  const unpayable = planned.flatMap(({ balance, plan }) =>
    plan.state === 'skipped' && unpayableReasons.includes(plan.reason) ? [balance.sellerId] : [],
  );
  const sellers = [...new Set(unpayable)];
  return {
    payouts: {
      at,
      lines: payoutLines(planned),
      unpayable: {
        total: sellers.length,
        names: sellers.length > 0 ? await findSellerNames(sql, sellers, namesShown) : [],
      },
    },
    money: await countAttention(sql, seller?.id ?? null),
  };
}

const unpayableReasons: readonly string[] = ['no_account', 'payouts_disabled'];

async function findOwn({ database }: Parts, { organizationId }: Viewer) {
  return organizationId === null ? undefined : findSellerOf(database.sql, { organizationId });
}

async function readSite(parts: Parts, kinds: readonly SharedThingKind[], span: Span): Promise<Site> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const after = (length: number) => new Date(now.getTime() + length);
  const trials = { from: now, to: after(daysAhead * day) };
  const starting = { from: dayOf(now), to: dayOf(trials.to) };
  const competitions = await countCompetitions(sql, { from: dayOf(now), to: dayOf(after(week)) });
  const nextTrials = await findTrials(sql, trials, rowsShown);
  const items = await listFeaturedItems(parts, kinds);
  return {
    competitions,
    organizations: await countOrganizations(sql),
    newOrganizations: compare(await countNewOrganizations(sql, sinceOf(span)), span),
    trials: {
      total: await countTrials(sql, trials),
      first: nextTrials.map((one) => ({ ...one, endsAt: one.endsAt.toISOString() })),
    },
    trialsEnding: await countTrials(sql, { from: now, to: after(week) }),
    starting: {
      total: await countStarting(sql, starting),
      first: await findStarting(sql, starting, rowsShown),
    },
    unansweredMessages: await countUnansweredMessages(sql),
    partnerApplications: await countApplications(parts),
    failedJobs: await countFailedJobs(sql, after(-week)),
    hiddenFeatured: items.filter(({ standing }) => standing === 'hidden').length,
    paymentAlerts: await countOpenAlerts(parts),
    mailReaches: parts.mail.reaches,
  };
}
