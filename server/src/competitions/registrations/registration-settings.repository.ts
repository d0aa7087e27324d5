import { eq } from 'drizzle-orm';
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

/** How registration is set up before anybody has done so. */
export function usualSettings(competitionId: string): RegistrationSettingsRow {
  return {
    competitionId,
    isOpen: false,
    opensAt: null,
    closesAt: null,
    capacity: null,
    currency: 'USD',
    taxRate: null,
    holdMinutes: 10,
    refundRule: [],
    transferHours: null,
    rosterLocksAt: null,
    shareHours: null,
    version: 0,
  };
}

export async function writeSettings(database: Sql, row: RegistrationSettingsRow): Promise<void> {
  await database
    .insert(registrationSettings)
    .values(row)
    .onConflictDoUpdate({ target: registrationSettings.competitionId, set: row });
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
