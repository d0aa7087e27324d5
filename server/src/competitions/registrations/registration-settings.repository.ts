import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import {
  type DivisionPriceRow,
  divisionPrices,
  type RegistrationSettingsRow,
  registrationSettings,
} from './registration-settings.table.ts';

export async function findSettings(
  database: Sql,
  competitionId: string,
): Promise<RegistrationSettingsRow | null> {
  const [found] = await database
    .select()
    .from(registrationSettings)
    .where(eq(registrationSettings.competitionId, competitionId));
  return found ?? null;
}

/** Writes the next version over the one that was read. False where somebody else was first. */
export async function writeSettings(database: Sql, row: RegistrationSettingsRow): Promise<boolean> {
  if (row.version === 1) {
    const made = await database.insert(registrationSettings).values(row).onConflictDoNothing();
    return made.rowCount === 1;
  }
  const { competitionId, version } = row;
  const { rowCount } = await database
    .update(registrationSettings)
    .set(row)
    .where(
      and(
        eq(registrationSettings.competitionId, competitionId),
        eq(registrationSettings.version, version - 1),
      ),
    );
  return rowCount === 1;
}

export function findPrices(database: Sql, competitionId: string): Promise<DivisionPriceRow[]> {
  return database.select().from(divisionPrices).where(eq(divisionPrices.competitionId, competitionId));
}

export async function writePrices(
  database: Sql,
  competitionId: string,
  rows: readonly DivisionPriceRow[],
): Promise<void> {
  await database.delete(divisionPrices).where(eq(divisionPrices.competitionId, competitionId));
  if (rows.length > 0) await database.insert(divisionPrices).values([...rows]);
}
