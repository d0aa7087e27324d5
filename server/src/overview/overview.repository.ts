import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';
import { and, count, eq, gte, notInArray, sql } from 'drizzle-orm';
import { people } from '../accounts/people/people.table.ts';
import { invitations } from '../administration/invitations/invitations.table.ts';
import { competitions } from '../competitions/competitions/competitions.table.ts';
import { organizations } from '../organizations/organizations.table.ts';
import type { Sql } from '../platform/database/database.ts';
import { organizationScope } from '../platform/database/organization-scope.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { contactMessages } from '../showcase/contact/contact.table.ts';

/** How many people there are in each state, of those that the viewer answers for. */
export async function countPeopleByState(
  database: Sql,
  viewer: Viewer,
): Promise<ReadonlyMap<PersonState, number>> {
  const rows = await database
    .select({ state: people.state, people: count() })
    .from(people)
    .where(organizationScope(people.organizationId, viewer, 'manages'))
    .groupBy(people.state);
  return new Map(rows.map((row) => [row.state, row.people]));
}

/** How many invitations nobody has answered yet, of those that the viewer answers for. */
export function countWaitingInvitations(database: Sql, viewer: Viewer): Promise<number> {
  const scope = organizationScope(invitations.organizationId, viewer, 'manages');
  return database.$count(invitations, and(eq(invitations.state, 'waiting'), scope));
}

/** How many came in each week since a day, by its Monday. Guests, and who was invited and has not come yet, are left out. */
export async function countJoinedByWeek(
  database: Sql,
  viewer: Viewer,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const monday = sql<string>`to_char(date_trunc('week', ${people.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const rows = await database
    .select({ monday, people: count() })
    .from(people)
    .where(
      and(
        gte(people.createdAt, since),
        notInArray(people.state, ['guest', 'invited']),
        organizationScope(people.organizationId, viewer, 'manages'),
      ),
    )
    .groupBy(monday);
  return new Map(rows.map((row) => [row.monday, row.people]));
}

export interface CompetitionCounts {
  readonly live: number;
  readonly starting: number;
  readonly published: number;
}

/** `starting`: published, and beginning from one day to the other. */
export async function countCompetitions(
  database: Sql,
  days: { readonly from: string; readonly to: string },
): Promise<CompetitionCounts> {
  const { state, startsOn } = competitions;
  const [found] = await database
    .select({
      live: sql<number>`count(*) filter (where ${state} = 'live')::int`,
      starting: sql<number>`count(*) filter (where ${state} = 'published'
        and ${startsOn} between ${days.from} and ${days.to})::int`,
      published: sql<number>`count(*) filter (where ${state} = 'published')::int`,
    })
    .from(competitions)
    .where(sql`${state} in ('live', 'published')`);
  return found ?? { live: 0, starting: 0, published: 0 };
}

/** All of them, and those whose trial ends between two moments. */
export async function countOrganizations(
  database: Sql,
  between: { readonly from: Date; readonly to: Date },
): Promise<{ readonly all: number; readonly ending: number }> {
  const end = sql`${organizations.trialStartedAt} + ${organizations.trialPeriod} * interval '24 hours'`;
  const [found] = await database
    .select({
      all: count(),
      ending: sql<number>`count(*) filter (where ${end} between ${between.from.toISOString()}::timestamptz
        and ${between.to.toISOString()}::timestamptz)::int`,
    })
    .from(organizations);
  return found ?? { all: 0, ending: 0 };
}

export function countUnansweredMessages(database: Sql): Promise<number> {
  return database.$count(contactMessages, eq(contactMessages.state, 'new'));
}
