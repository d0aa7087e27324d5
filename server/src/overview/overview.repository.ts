import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';
import type { StartingCompetition } from '@chalkline/contract/overview/overview.schema.ts';
import { and, between, count, desc, eq, sql } from 'drizzle-orm';
import { people } from '../accounts/people/people.table.ts';
import { invitations } from '../administration/invitations/invitations.table.ts';
import { competitions } from '../competitions/competitions/competitions.table.ts';
import { entries } from '../competitions/entries/entries.table.ts';
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

const trialEnd = sql`(${organizations.trialStartedAt} + ${organizations.trialPeriod} * interval '24 hours')`;

interface Between {
  readonly from: Date;
  readonly to: Date;
}

/** Those who have paid for a plan aren’t on trial. */
const isEnding = ({ from, to }: Between) =>
  sql`${trialEnd} between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz
    and coalesce(${organizations.paidUntil} <= ${from.toISOString()}::timestamptz, true)`;

/** How many trials end between two moments. */
export function countTrials(database: Sql, within: Between): Promise<number> {
  return database.$count(organizations, isEnding(within));
}

/** The trials that end first between two moments, with their people. */
export function findTrials(database: Sql, within: Between, limit: number) {
  return database
    .select({
      id: organizations.id,
      name: organizations.name,
      people: count(people.id),
      endsAt: trialEnd.mapWith(organizations.trialStartedAt),
    })
    .from(organizations)
    .leftJoin(people, eq(people.organizationId, organizations.id))
    .where(isEnding(within))
    .groupBy(organizations.id)
    .orderBy(trialEnd, organizations.id)
    .limit(limit);
}

export function countOrganizations(database: Sql): Promise<number> {
  return database.$count(organizations);
}

interface Days {
  readonly from: string;
  readonly to: string;
}

const isStarting = ({ from, to }: Days) =>
  and(eq(competitions.state, 'published'), between(competitions.startsOn, from, to));

/** How many published competitions begin from one day to the other. */
export function countStarting(database: Sql, days: Days): Promise<number> {
  return database.$count(competitions, isStarting(days));
}

/** The first of them, with how many compete. */
export function findStarting(database: Sql, days: Days, limit: number): Promise<StartingCompetition[]> {
  const { id, name, startsOn } = competitions;
  return database
    .select({ id, name, startsOn, athletes: count(entries.id) })
    .from(competitions)
    .leftJoin(entries, and(eq(entries.competitionId, id), eq(entries.state, 'active')))
    .where(isStarting(days))
    .groupBy(id)
    .orderBy(startsOn, id)
    .limit(limit);
}

/** Who came last, of those that the viewer answers for. */
export function findNewest(database: Sql, viewer: Viewer, limit: number) {
  return database
    .select({ id: people.id, name: people.name, joinedAt: people.createdAt })
    .from(people)
    .where(and(eq(people.state, 'active'), organizationScope(people.organizationId, viewer, 'manages')))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(limit);
}

export function countUnansweredMessages(database: Sql): Promise<number> {
  return database.$count(contactMessages, eq(contactMessages.state, 'new'));
}
