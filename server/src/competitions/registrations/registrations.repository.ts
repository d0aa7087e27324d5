import { placeHoldingStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/database/database.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import {
  type NewRegisteredMember,
  type RegisteredMemberRow,
  registeredMembers,
} from '../entries/registered-members.table.ts';
import { type RegistrationRow, registrations } from './registrations.table.ts';
import { teamShares } from './team-shares.table.ts';

export async function insertRegistration(
  database: Sql,
  row: RegistrationRow,
  members: readonly NewRegisteredMember[],
): Promise<void> {
  await database.insert(registrations).values(row);
  if (members.length > 0) await database.insert(registeredMembers).values([...members]);
}

export interface RegisteredEntry {
  readonly registration: RegistrationRow;
  readonly entry: Pick<typeof entries.$inferSelect, 'id' | 'divisionId' | 'state' | 'personId'>;
}

/** The entries that these pieces of orders were bought for. */
export function findByUnits(database: Sql, unitIds: readonly string[]): Promise<RegisteredEntry[]> {
  const { id, divisionId, state, personId } = entries;
  return database
    .select({ registration: registrations, entry: { id, divisionId, state, personId } })
    .from(registrations)
    .innerJoin(entries, eq(entries.id, registrations.entryId))
    .where(inArray(registrations.unitId, [...unitIds]));
}

/** How an entry came about; null for one that nobody registered. */
export async function findRegistration(database: Sql, entryId: string): Promise<RegistrationRow | null> {
  const [found] = await database.select().from(registrations).where(eq(registrations.entryId, entryId));
  return found ?? null;
}

/** Of these pieces of orders, those whose place was transferred. */
export async function findPassedOn(database: Sql, unitIds: readonly string[]): Promise<string[]> {
  const found = await database
    .select({ unitId: registrations.unitId })
    .from(registrations)
    .where(and(inArray(registrations.unitId, [...unitIds]), isNotNull(registrations.codeId)));
  return found.map(({ unitId }) => unitId);
}

/** Of these pieces of orders, those whose place was withdrawn, be it of a share of a team. */
export async function findWithdrawn(database: Sql, unitIds: readonly string[]): Promise<string[]> {
  const ids = [...unitIds];
  const isWithdrawn = eq(entries.state, 'withdrawn');
  const own = database
    .select({ unitId: sql<string>`${registrations.unitId}` })
    .from(registrations)
    .innerJoin(entries, eq(entries.id, registrations.entryId))
    .where(and(inArray(registrations.unitId, ids), isWithdrawn));
  const shares = database
    .select({ unitId: sql<string>`${teamShares.unitId}` })
    .from(teamShares)
    .innerJoin(entries, eq(entries.id, teamShares.entryId))
    .where(and(inArray(teamShares.unitId, ids), isWithdrawn));
  return (await union(own, shares)).map(({ unitId }) => unitId);
}

/** Places that an order paid for, whole or a share of a team, while they are their buyer's. */
export function findPlacesOfOrder(database: Sql, orderId: string) {
  const unitId = sql<string>`coalesce(${teamShares.unitId}, ${registrations.unitId})`;
  return database
    .select({ unitId, name: entries.name, bib: entries.bib, division: divisions.name })
    .from(registrations)
    .innerJoin(entries, eq(entries.id, registrations.entryId))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .leftJoin(teamShares, and(eq(teamShares.entryId, entries.id), eq(teamShares.orderId, orderId)))
    .where(
      and(
        or(eq(registrations.orderId, orderId), eq(teamShares.orderId, orderId)),
        isNull(registrations.codeId),
        inArray(entries.state, [...placeHoldingStates]),
      ),
    )
    .orderBy(asc(entries.bib), asc(unitId));
}

/** The members of a registered team, the captain first. */
export function findTeamMembers(database: Sql, entryId: string): Promise<RegisteredMemberRow[]> {
  return database
    .select()
    .from(registeredMembers)
    .where(eq(registeredMembers.entryId, entryId))
    .orderBy(asc(registeredMembers.position));
}

/** Of these pieces of orders, those that bought the place of a team, or pay a share that isn't the captain's. */
export async function findTeamsOfUnits(
  database: Sql,
  unitIds: readonly string[],
): Promise<{ unitId: string; name: string; isShare: boolean }[]> {
  const ids = [...unitIds];
  const teams = await database
    .select({ unitId: registrations.unitId, name: entries.name })
    .from(registrations)
    .innerJoin(entries, eq(entries.id, registrations.entryId))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .where(and(inArray(registrations.unitId, ids), gt(divisions.teamSize, 1)));
  const shares = await database
    .select({ unitId: teamShares.unitId, name: entries.name })
    .from(teamShares)
    .innerJoin(entries, eq(entries.id, teamShares.entryId))
    .where(inArray(teamShares.unitId, ids));
  const whole = new Set(teams.map(({ unitId }) => unitId));
  return [
    ...teams.map((team) => ({ ...team, isShare: false })),
    ...shares.flatMap(({ unitId, name }) =>
      unitId === null || whole.has(unitId) ? [] : [{ unitId, name, isShare: true }],
    ),
  ];
}

/** The members of a registered team who have accounts. */
export async function findMemberIds(database: Sql, entryId: string): Promise<string[]> {
  const found = await database
    .select({ personId: registeredMembers.personId })
    .from(registeredMembers)
    .where(eq(registeredMembers.entryId, entryId));
  return found.flatMap(({ personId }) => personId ?? []);
}

/** The entries of a person that hold a place in a competition: their own, and teams that they are on. */
export function findOwnPlaces(
  database: Sql,
  competitionId: string,
  personId: string,
): Promise<{ id: string; divisionId: string }[]> {
  const teams = database
    .select({ id: registeredMembers.entryId })
    .from(registeredMembers)
    .where(eq(registeredMembers.personId, personId));
  return database
    .select({ id: entries.id, divisionId: entries.divisionId })
    .from(entries)
    .where(
      and(
        eq(entries.competitionId, competitionId),
        or(eq(entries.personId, personId), inArray(entries.id, teams)),
        inArray(entries.state, [...placeHoldingStates]),
      ),
    );
}
