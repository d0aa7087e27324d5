import type { JoinedWeek } from '@chalkline/contract/overview/overview.schema.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { countFailedJobs } from '../platform/job-queue/job-queue.ts';
import type { SharedThingKind } from '../platform/pages/shared-things.ts';
import type { Parts } from '../platform/parts.ts';
import { listFeaturedItems } from '../showcase/featured/featured.service.ts';
import {
  type CompetitionCounts,
  countCompetitions,
  countJoinedByWeek,
  countOrganizations,
  countPeopleByState,
  countUnansweredMessages,
  countWaitingInvitations,
} from './overview.repository.ts';
import { mondays, week } from './overview.rules.ts';

export interface SiteFigures {
  readonly competitions: CompetitionCounts;
  readonly organizations: number;
  readonly trialsEnding: number;
  readonly unansweredMessages: number;
  readonly failedJobs: number;
  readonly hiddenFeatured: number;
  readonly mailReaches: boolean;
}

export interface Overview {
  readonly people: { readonly active: number; readonly invited: number; readonly suspended: number };
  readonly joined: readonly JoinedWeek[];
  readonly site: SiteFigures | null;
}

const weeksShown = 12;

/**
 * The figures that somebody answers for: of the whole site for its administrators, of their own organization
 * for a corporate_admin, who without one answers for nobody.
 */
export async function getOverview(
  parts: Parts,
  kinds: readonly SharedThingKind[],
  viewer: Viewer,
): Promise<Overview> {
  const { sql } = parts.database;
  const weeks = mondays(parts.clock.now(), weeksShown);
  const since = new Date(`${weeks[0]}T00:00:00Z`);
  const [states, invited, joined, site] = await Promise.all([
    countPeopleByState(sql, viewer),
    countWaitingInvitations(sql, viewer),
    countJoinedByWeek(sql, viewer, since),
    viewer.accountType === 'admin' ? siteFigures(parts, kinds) : null,
  ]);
  return {
    people: {
      active: states.get('active') ?? 0,
      invited,
      suspended: states.get('suspended') ?? 0,
    },
    joined: weeks.map((monday) => ({ week: monday, people: joined.get(monday) ?? 0 })),
    site,
  };
}

async function siteFigures(parts: Parts, kinds: readonly SharedThingKind[]): Promise<SiteFigures> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const inAWeek = new Date(now.getTime() + week);
  const [competitions, organizations, unansweredMessages, failedJobs, items] = await Promise.all([
    countCompetitions(sql, { from: dayOf(now), to: dayOf(inAWeek) }),
    countOrganizations(sql, { from: now, to: inAWeek }),
    countUnansweredMessages(sql),
    countFailedJobs(sql, new Date(now.getTime() - week)),
    listFeaturedItems(parts, kinds),
  ]);
  return {
    competitions,
    organizations: organizations.all,
    trialsEnding: organizations.ending,
    unansweredMessages,
    failedJobs,
    hiddenFeatured: items.filter(({ standing }) => standing === 'hidden').length,
    mailReaches: parts.mail.reaches,
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
