import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { and, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type CompetitionCancellationRow,
  competitionCancellations,
} from './competition-cancellations.table.ts';
import { competitionStaff } from './competition-staff.table.ts';
import { type CompetitionRow, competitions } from './competitions.table.ts';
import { idsOfEntriesWith } from './own-entries.repository.ts';

const { words: _words, search: _search, divisionTypes: _types, ...columns } = getTableColumns(competitions);

/** A competition without the columns that only lists need. */
export type Competition = Omit<CompetitionRow, 'words' | 'search' | 'divisionTypes'>;

/**
 * Whether the visibility lets a person see a competition: it is public, they entered its code, or they are registered.
 * Staff are recognized by their role.
 */
export function isAdmitted(personId: string | Placeholder | null): SQL<boolean> {
  if (personId === null) return sql<boolean>`${competitions.visibility} = 'public'`;
  return sql<boolean>`(${competitions.visibility} = 'public'
    or exists (select 1 from competitions.guests
      where guests.competition_id = ${competitions.id} and guests.person_id = ${personId})
    or exists (select 1 from competitions.entries
      where entries.competition_id = ${competitions.id} and entries.id in ${idsOfEntriesWith(personId)}))`;
}

/** What the policy needs to know of each row's competition; `personId` is the viewer, null for visitors. */
export function standingColumns(personId: string | null) {
  return {
    state: competitions.state,
    role: sql<StaffRole | null>`(select staff.role from ${competitionStaff} as staff
      where staff.competition_id = ${competitions.id} and staff.person_id = ${personId}::uuid)`,
    admitted: isAdmitted(personId),
  };
}

/** A competition with the viewer's relation to it. */
export interface CompetitionSeen {
  readonly competition: Competition;
  readonly organizer: { readonly id: string; readonly name: string };
  readonly role: StaffRole | null;
  /** It is public, or the viewer entered its code or is registered. */
  readonly admitted: boolean;
}

/** `personId` is the viewer; null for visitors. It must be a valid row id. */
export async function findCompetition(
  database: Sql,
  competitionId: string,
  personId: string | null,
): Promise<CompetitionSeen | null> {
  const asked = { competitionId, personId };
  const [found] = await builtSeen(database, personId === null ? visitor : 'somebody').execute(asked);
  return found ?? null;
}

const visitor = 'visitor';

/** Nearly every call about a competition starts with this query. */
const builtSeen = builtOnce('competition seen', (database, shape, statement) => {
  const personId = shape === visitor ? null : sql.placeholder('personId');
  const mine = and(
    eq(competitionStaff.competitionId, competitions.id),
    eq(competitionStaff.personId, personId ?? nobody),
  );
  return database
    .select({
      competition: columns,
      organizer: { id: people.id, name: people.name },
      role: competitionStaff.role,
      admitted: isAdmitted(personId),
    })
    .from(competitions)
    .innerJoin(people, eq(people.id, competitions.createdBy))
    .leftJoin(competitionStaff, mine)
    .where(eq(competitions.id, sql.placeholder('competitionId')))
    .prepare(statement);
});

/** An id no one has. */
const nobody = '00000000-0000-0000-0000-000000000000';

export async function insertCompetition(
  sql: Sql,
  row: Omit<typeof competitions.$inferInsert, 'search' | 'divisionTypes'>,
): Promise<void> {
  await sql.insert(competitions).values(row);
}

export type CompetitionChange = Partial<
  Pick<
    CompetitionRow,
    | 'name'
    | 'description'
    | 'place'
    | 'country'
    | 'online'
    | 'startsOn'
    | 'endsOn'
    | 'zone'
    | 'scoring'
    | 'showResults'
    | 'visibility'
    | 'code'
    | 'words'
  >
> & { readonly updatedAt: Date };

export async function updateCompetition(
  sql: Sql,
  competitionId: string,
  change: CompetitionChange,
): Promise<void> {
  await sql.update(competitions).set(change).where(eq(competitions.id, competitionId));
}

/** False if it was no longer in the state `from`. */
export async function updateCompetitionState(
  sql: Sql,
  competitionId: string,
  move: { readonly from: CompetitionState; readonly to: CompetitionState; readonly updatedAt: Date },
): Promise<boolean> {
  const result = await sql
    .update(competitions)
    .set({ state: move.to, updatedAt: move.updatedAt })
    .where(and(eq(competitions.id, competitionId), eq(competitions.state, move.from)));
  return result.rowCount === 1;
}

export async function insertCancellation(sql: Sql, row: CompetitionCancellationRow): Promise<void> {
  await sql.insert(competitionCancellations).values(row);
}

/** When and why a competition was canceled; null for one that takes place. */
export async function findCancellation(
  sql: Sql,
  competitionId: string,
): Promise<CompetitionCancellationRow | null> {
  const [found] = await sql
    .select()
    .from(competitionCancellations)
    .where(eq(competitionCancellations.competitionId, competitionId));
  return found ?? null;
}
