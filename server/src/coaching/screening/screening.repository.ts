import { eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type ScreeningRow, screenings } from './screening.table.ts';

export const screeningPersonalTables: readonly PersonalTable[] = [
  {
    table: screenings,
    byId: [screenings.personId],
    exported: {
      name: 'health questions',
      columns: { concerns: screenings.concerns, answeredAt: screenings.answeredAt },
    },
    erased: 'deleted',
  },
];

export async function findScreening(database: Sql, personId: string): Promise<ScreeningRow | null> {
  const [row] = await database.select().from(screenings).where(eq(screenings.personId, personId));
  return row ?? null;
}

export async function upsertScreening(database: Sql, row: ScreeningRow): Promise<void> {
  const { concerns, answeredAt } = row;
  await database
    .insert(screenings)
    .values(row)
    .onConflictDoUpdate({ target: screenings.personId, set: { concerns, answeredAt } });
}
