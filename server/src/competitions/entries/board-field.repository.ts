import { and, eq, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from './entries.table.ts';
import { frozenEntries } from './frozen-entries.table.ts';

/** The division of a leaderboard, and whether to read it as it was frozen. */
export interface BoardField {
  readonly divisionId: string;
  readonly isHeld: boolean;
}

/** The condition that an entry is in a division; one that was merged into another has left it. */
export function isIn(divisionId: string): SQL | undefined {
  return and(eq(entries.divisionId, divisionId), isNull(entries.mergedInto));
}

/** The condition that an entry is not in a division, of those that once were. */
export function hasLeft(divisionId: string): SQL | undefined {
  return or(ne(entries.divisionId, divisionId), isNotNull(entries.mergedInto));
}

/**
 * The entries on a leaderboard, with their current data: those of the division, or for a frozen leaderboard those that
 * were in it then.
 */
export function entriesOn(database: Sql, { divisionId, isHeld }: BoardField) {
  const columns = {
    country: entries.country,
    region: entries.region,
    affiliate: entries.affiliate,
    birthDate: entries.birthDate,
  };
  const here = database.select(columns).from(entries);
  if (!isHeld) return here.where(isIn(divisionId)).as('standing');
  const ofEntry = and(eq(frozenEntries.divisionId, divisionId), eq(frozenEntries.entryId, entries.id));
  const cameLater = database
    .select({ one: sql`1` })
    .from(frozenEntries)
    .where(and(ofEntry, isNull(frozenEntries.state)));
  const left = database
    .select(columns)
    .from(frozenEntries)
    .innerJoin(entries, and(ofEntry, hasLeft(divisionId)))
    .where(isNotNull(frozenEntries.state));
  return unionAll(here.where(and(isIn(divisionId), notExists(cameLater))), left).as('standing');
}
