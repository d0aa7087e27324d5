import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { peopleInEntries } from '../competitions/own-entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { type PenaltyRow, penalties } from './penalties.table.ts';

/** A penalty with the person who decided it and the entry it is about. */
export interface DecidedPenalty extends PenaltyRow {
  readonly decidedByName: string;
  readonly entryName: string;
  readonly bib: number;
}

export async function insertPenalty(database: Sql, row: PenaltyRow): Promise<void> {
  await database.insert(penalties).values(row);
}

export async function findPenalty(
  database: Sql,
  competitionId: string,
  penaltyId: string,
): Promise<DecidedPenalty | null> {
  const [found] = await decided(database).where(
    and(eq(penalties.competitionId, competitionId), eq(penalties.id, penaltyId)),
  );
  return found ? flat(found) : null;
}

export interface PenaltyFilter {
  readonly competitionId: string;
  readonly workoutId?: string | undefined;
  readonly entryId?: string | undefined;
}

export const penaltyOrder = newestFirst(penalties.id);

export async function listPenaltyRows(
  database: Sql,
  { competitionId, workoutId, entryId }: PenaltyFilter,
  page: KeysetPage,
): Promise<DecidedPenalty[]> {
  const wanted = and(
    eq(penalties.competitionId, competitionId),
    workoutId === undefined ? undefined : eq(penalties.workoutId, workoutId),
    entryId === undefined ? undefined : eq(penalties.entryId, entryId),
  );
  const rows = await pageOf(decided(database).$dynamic(), wanted, page);
  return rows.map(flat);
}

/** The penalties on an entry's score in one workout, without withdrawn ones. */
export function findStandingPenalties(
  database: Sql,
  workoutId: string,
  entryId: string,
): Promise<PenaltyRow[]> {
  return database
    .select()
    .from(penalties)
    .where(
      and(eq(penalties.workoutId, workoutId), eq(penalties.entryId, entryId), isNull(penalties.withdrawnAt)),
    );
}

/** False if it is already withdrawn. */
export async function withdrawPenaltyRow(
  database: Sql,
  penaltyId: string,
  change: { readonly withdrawnAt: Date; readonly withdrawnReason: string },
): Promise<boolean> {
  const result = await database
    .update(penalties)
    .set(change)
    .where(and(eq(penalties.id, penaltyId), isNull(penalties.withdrawnAt)));
  return result.rowCount === 1;
}

function decided(database: Sql) {
  return database
    .select({ penalty: penalties, decidedByName: people.name, entryName: entries.name, bib: entries.bib })
    .from(penalties)
    .innerJoin(people, eq(people.id, penalties.createdBy))
    .innerJoin(entries, eq(entries.id, penalties.entryId));
}

function flat({
  penalty,
  ...about
}: { penalty: PenaltyRow } & Omit<DecidedPenalty, keyof PenaltyRow>): DecidedPenalty {
  return { ...penalty, ...about };
}

/** An entry with a penalty, with the facts a notice needs. */
export interface PenalizedEntry {
  readonly id: string;
  readonly name: string;
  /** Who competes in it and has an account. */
  readonly personIds: readonly string[];
  readonly divisionId: string;
  readonly competitionId: string;
  readonly competitionName: string;
}

/** Entries with the facts a notice about their penalties needs. */
export function findPenalizedEntries(database: Sql, entryIds: readonly string[]): Promise<PenalizedEntry[]> {
  return database
    .select({
      id: entries.id,
      name: entries.name,
      personIds: sql<string[]>`array(select competing.person_id::text
        from ${peopleInEntries(sql`select ${entries.id}`)} competing)`,
      divisionId: entries.divisionId,
      competitionId: entries.competitionId,
      competitionName: competitions.name,
    })
    .from(entries)
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .where(inArray(entries.id, [...entryIds]));
}
