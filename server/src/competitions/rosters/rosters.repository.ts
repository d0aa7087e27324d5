import { placeHoldingStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { claimMailsADay } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { and, count, eq, exists, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, pageOf } from '../../platform/database/keyset.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { searchEntries } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import {
  type NewRegisteredMember,
  type RegisteredMemberRow,
  registeredMembers,
} from '../entries/registered-members.table.ts';
import { teamMembers } from '../teams/team-members.table.ts';
import { type TeamInviteRow, teamInvites } from './team-invites.table.ts';

/** Who is registered on a team, or in one whose members' results are added up, who they are. */
const filled = sql<number>`greatest(
  (select count(*)::int from ${registeredMembers} where ${registeredMembers.entryId} = ${entries.id}),
  (select count(*)::int from ${teamMembers} where ${teamMembers.teamId} = ${entries.id}))`;

const hasCaptain = sql`exists (select 1 from ${registeredMembers}
  where ${registeredMembers.entryId} = ${entries.id} and ${registeredMembers.personId} is not null)`;

const columns = {
  entryId: entries.id,
  divisionId: entries.divisionId,
  name: entries.name,
  bib: entries.bib,
  hidden: entries.hidden,
  country: entries.country,
  affiliate: entries.affiliate,
  state: entries.state,
  size: divisions.teamSize,
  filled,
};

export interface TeamFilter {
  readonly competitionId: string;
  readonly divisionId?: string | undefined;
  readonly search?: string | undefined;
  readonly open?: boolean | undefined;
  /** Those who ask may know every name. */
  readonly knowsNames: boolean;
}

/** By bib: entries of divisions for teams. */
export function findTeams(database: Sql, filter: TeamFilter, page: KeysetPage) {
  return pageOf(select(database).$dynamic(), matches(filter), page);
}

export type TeamFound = Awaited<ReturnType<typeof findTeams>>[number];

export async function countTeams(database: Sql, filter: TeamFilter): Promise<number> {
  const [found] = await database
    .select({ teams: sql<number>`count(*)::int` })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .where(matches(filter));
  return found?.teams ?? 0;
}

export async function findTeam(
  database: Sql,
  competitionId: string,
  entryId: string,
): Promise<TeamFound | null> {
  const isIt = and(isTeam(competitionId), eq(entries.id, entryId));
  const [found] = await select(database).where(isIt);
  return found ?? null;
}

function select(database: Sql) {
  return database.select(columns).from(entries).innerJoin(divisions, eq(divisions.id, entries.divisionId));
}

const isTeam = (competitionId: string) =>
  and(eq(entries.competitionId, competitionId), gt(divisions.teamSize, 1));

function matches({ competitionId, divisionId, search, open, knowsNames }: TeamFilter): SQL | undefined {
  return and(
    isTeam(competitionId),
    divisionId === undefined ? undefined : eq(entries.divisionId, divisionId),
    // A team without a captain has nobody who could invite.
    open ? and(hasCaptain, gt(divisions.teamSize, filled), eq(entries.state, 'active')) : undefined,
    searchEntries(search, knowsNames),
  );
}

export async function insertMember(database: Sql, row: NewRegisteredMember): Promise<void> {
  await database.insert(registeredMembers).values(row);
}

export async function deleteMember(database: Sql, id: string): Promise<void> {
  await database.delete(registeredMembers).where(eq(registeredMembers.id, id));
}

/**
 * Takes the next due invite within the day’s limit of its competition, so that no other process sends it before `lease`
 * is over. Who joined meanwhile, and teams that lost their place, are left out.
 */
export async function claimDueMember(
  database: Sql,
  now: Date,
  lease: Date,
): Promise<RegisteredMemberRow | null> {
  const [others, theirs] = [alias(registeredMembers, 'others'), alias(entries, 'theirs')];
  const mailedToday = database
    .select({ mailed: count() })
    .from(others)
    .innerJoin(theirs, eq(theirs.id, others.entryId))
    .where(
      and(
        eq(theirs.competitionId, entries.competitionId),
        gt(others.mailedAt, new Date(now.getTime() - day)),
      ),
    );
  const mayCompete = exists(
    database
      .select({ one: sql`1` })
      .from(entries)
      .innerJoin(competitions, eq(competitions.id, entries.competitionId))
      .where(
        and(
          eq(entries.id, registeredMembers.entryId),
          eq(entries.state, 'active'),
          inArray(competitions.state, ['published', 'live']),
          lt(mailedToday, claimMailsADay),
        ),
      ),
  );
  const due = database
    .select({ id: registeredMembers.id })
    .from(registeredMembers)
    .where(and(isNull(registeredMembers.personId), lte(registeredMembers.mailDueAt, now), mayCompete))
    .orderBy(registeredMembers.mailDueAt, registeredMembers.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(registeredMembers)
    .set({ mailDueAt: lease })
    .where(inArray(registeredMembers.id, due))
    .returning();
  return claimed ?? null;
}

export async function setMemberMail(
  database: Sql,
  id: string,
  mail: Partial<Pick<RegisteredMemberRow, 'mailDueAt' | 'mailedAt'>>,
): Promise<void> {
  await database.update(registeredMembers).set(mail).where(eq(registeredMembers.id, id));
}

/** Whether the person has a place in the division, alone or on a team. */
export async function hasPlaceIn(database: Sql, divisionId: string, personId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: entries.id })
    .from(entries)
    .leftJoin(registeredMembers, eq(registeredMembers.entryId, entries.id))
    .where(
      and(
        eq(entries.divisionId, divisionId),
        inArray(entries.state, [...placeHoldingStates]),
        or(eq(entries.personId, personId), eq(registeredMembers.personId, personId)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export async function findTeamInvite(
  database: Sql,
  entryId: string,
  now: Date,
): Promise<TeamInviteRow | null> {
  const [found] = await database
    .select()
    .from(teamInvites)
    .where(and(eq(teamInvites.entryId, entryId), gt(teamInvites.expiresAt, now)));
  return found ?? null;
}

export async function replaceTeamInvite(database: Sql, row: TeamInviteRow): Promise<void> {
  await deleteTeamInvite(database, row.entryId);
  await database.insert(teamInvites).values(row);
}

export async function deleteTeamInvite(database: Sql, entryId: string): Promise<void> {
  await database.delete(teamInvites).where(eq(teamInvites.entryId, entryId));
}

/** Teams with the competition they are in, and the token of their invite link. */
export function findTeamsForNotices(database: Sql, entryIds: readonly string[]) {
  const { id, name, state, startsOn, endsOn, zone } = competitions;
  return database
    .select({
      entryId: entries.id,
      name: entries.name,
      division: divisions.name,
      invite: teamInvites.token,
      competition: { id, name, state, startsOn, endsOn, zone },
    })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .leftJoin(teamInvites, eq(teamInvites.entryId, entries.id))
    .where(inArray(entries.id, [...entryIds]));
}
