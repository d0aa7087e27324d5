import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { placeHoldingStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { and, asc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisionInUse, divisionNameTaken } from './divisions.errors.ts';
import { type DivisionRow, divisions } from './divisions.table.ts';

export interface Division extends DivisionRow {
  /** Entries that hold a place. */
  readonly entryCount: number;
  /** Some entry gave a birth date. */
  readonly hasAges: boolean;
  /** Its award ceremony is running since then. */
  readonly revealingSince: Date | null;
  /** Of its competition. */
  readonly scoring: CompetitionScoring;
}

const placeHolding = sql.raw(placeHoldingStates.map((state) => `'${state}'`).join(', '));

// Names are spelled out: in a select of one table drizzle writes columns without their table.
const entryCount = sql<number>`(select count(*)::int from competitions.entries
  where entries.division_id = divisions.id and entries.state in (${placeHolding}))`;

const hasAges = sql<boolean>`exists (select 1 from competitions.entries
  where entries.division_id = divisions.id and entries.birth_date is not null)`;

// A ceremony left open in a competition that is over has ended with it.
const revealingSince = sql<Date | null>`(select started_at from competitions.reveals
  where reveals.division_id = divisions.id and competitions.state in ('draft', 'published', 'live'))`.mapWith(
  (started: Date | string) => new Date(started),
);

const columns = {
  ...getTableColumns(divisions),
  entryCount,
  hasAges,
  revealingSince,
  scoring: competitions.scoring,
};

/** In the competition's order. */
export function findDivisions(database: Sql, competitionId: string): Promise<Division[]> {
  return database
    .select(columns)
    .from(divisions)
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .where(eq(divisions.competitionId, competitionId))
    .orderBy(asc(divisions.position), asc(divisions.id));
}

export async function findDivision(
  database: Sql,
  competitionId: string,
  divisionId: string,
): Promise<Division | null> {
  const [found] = await database
    .select(columns)
    .from(divisions)
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .where(and(eq(divisions.competitionId, competitionId), eq(divisions.id, divisionId)));
  return found ?? null;
}

/** The divisions of a competition. */
export async function findDivisionIds(database: Sql, competitionId: string): Promise<string[]> {
  const rows = await database
    .select({ id: divisions.id })
    .from(divisions)
    .where(eq(divisions.competitionId, competitionId))
    .orderBy(asc(divisions.position), asc(divisions.id));
  return rows.map(({ id }) => id);
}

/** The position after the last. */
export async function nextDivisionPosition(database: Sql, competitionId: string): Promise<number> {
  const [found] = await database
    .select({ last: max(divisions.position) })
    .from(divisions)
    .where(eq(divisions.competitionId, competitionId));
  return (found?.last ?? 0) + 1;
}

/** Throws `division_name_taken`. */
export async function insertDivisions(database: Sql, rows: readonly DivisionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(divisions)
    .values([...rows])
    .catch(refuseTakenName);
}

/** Throws `division_name_taken`. */
export async function updateDivision(
  database: Sql,
  divisionId: string,
  change: Partial<DivisionRow>,
): Promise<void> {
  await database.update(divisions).set(change).where(eq(divisions.id, divisionId)).catch(refuseTakenName);
}

/** Throws `division_in_use`. */
export async function deleteDivisionRow(database: Sql, divisionId: string): Promise<void> {
  await database
    .delete(divisions)
    .where(eq(divisions.id, divisionId))
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'entries_division' ? divisionInUse() : error;
    });
}

function refuseTakenName(error: unknown): never {
  throw brokenConstraint(error) === 'divisions_name' ? divisionNameTaken() : error;
}

/** Numbers them in the order given. */
export async function placeDivisions(database: Sql, divisionIds: readonly string[]): Promise<void> {
  for (const [index, id] of divisionIds.entries()) {
    await database
      .update(divisions)
      .set({ position: index + 1 })
      .where(eq(divisions.id, id));
  }
}
