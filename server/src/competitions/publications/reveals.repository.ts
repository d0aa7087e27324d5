import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { shownName } from '../entries/hidden-names.repository.ts';
import { type RevealRow, revealPlaces, reveals } from './reveals.table.ts';

/** An entry with its place in a ceremony. */
export interface RevealEntry {
  readonly entryId: string;
  readonly bib: number;
  readonly name: string;
  readonly country: string | null;
  readonly affiliate: string | null;
  readonly place: number;
  readonly total: number | null;
}

/** A ceremony with its places, best first. */
export interface RevealSeen extends RevealRow {
  readonly complete: boolean;
  readonly entries: readonly RevealEntry[];
}

/**
 * The ceremony of a division with the places shown, or with all. One statement: a step in between can't show a place
 * early.
 */
export async function findReveal(
  database: Sql,
  divisionId: string,
  which: 'shown' | 'all',
): Promise<RevealSeen | null> {
  const rows = await database
    .select({
      reveal: reveals,
      complete: sql<boolean>`${reveals.shownFrom} is not null and not exists (select 1
        from competitions.reveal_places hidden
        where hidden.division_id = ${reveals.divisionId} and hidden.place < ${reveals.shownFrom})`,
      entryId: entries.id,
      bib: entries.bib,
      name: shownName,
      country: entries.country,
      affiliate: entries.affiliate,
      place: revealPlaces.place,
      total: revealPlaces.total,
    })
    .from(reveals)
    .leftJoin(
      revealPlaces,
      and(
        eq(revealPlaces.divisionId, reveals.divisionId),
        which === 'all' ? undefined : gte(revealPlaces.place, reveals.shownFrom),
      ),
    )
    .leftJoin(entries, eq(entries.id, revealPlaces.entryId))
    .where(eq(reveals.divisionId, divisionId))
    .orderBy(asc(revealPlaces.position));
  const [first] = rows;
  if (!first) return null;
  return {
    ...first.reveal,
    complete: first.complete,
    entries: rows.flatMap(({ reveal: _, complete: __, entryId, bib, place, ...entry }) =>
      entryId === null || bib === null || place === null ? [] : [{ ...entry, entryId, bib, place }],
    ),
  };
}

/** The ceremony alone. */
export async function findRevealRow(database: Sql, divisionId: string): Promise<RevealRow | null> {
  const [found] = await database.select().from(reveals).where(eq(reveals.divisionId, divisionId));
  return found ?? null;
}

/** A place of the standings that a ceremony starts with. */
export interface StandingPlace {
  readonly entryId: string;
  readonly place: number;
  readonly total: number | null;
}

export async function insertReveal(
  database: Sql,
  reveal: Omit<RevealRow, 'shownFrom'>,
  places: readonly StandingPlace[],
): Promise<void> {
  const { divisionId } = reveal;
  await database.insert(reveals).values({ ...reveal, shownFrom: null });
  await database
    .insert(revealPlaces)
    .values(places.map((place, position) => ({ ...place, divisionId, position })));
}

export async function writeShownFrom(
  database: Sql,
  divisionId: string,
  shownFrom: number | null,
): Promise<void> {
  await database.update(reveals).set({ shownFrom }).where(eq(reveals.divisionId, divisionId));
}

/** Deletes the ceremonies of these divisions. Returns where there was one. */
export async function deleteReveals(database: Sql, divisionIds: readonly string[]): Promise<string[]> {
  const deleted = await database
    .delete(reveals)
    .where(inArray(reveals.divisionId, [...divisionIds]))
    .returning({ divisionId: reveals.divisionId });
  return deleted.map(({ divisionId }) => divisionId);
}

/** The competition of a division. */
export async function findCompetitionIdOf(database: Sql, divisionId: string): Promise<string> {
  const [found] = await database
    .select({ competitionId: divisions.competitionId })
    .from(divisions)
    .where(eq(divisions.id, divisionId));
  return found?.competitionId ?? '';
}
