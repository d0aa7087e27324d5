import type { TrainerSettings } from '@chalkline/contract/coaching/coaching.schema.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { trainerSettings } from './trainer-settings.table.ts';

const { personId, takesRequests, acceptsPrograms } = trainerSettings;

export const trainerSettingsPersonalTables: readonly PersonalTable[] = [
  {
    table: trainerSettings,
    byId: [personId],
    exported: { name: 'trainer settings', columns: { takesRequests, acceptsPrograms } },
    erased: 'deleted',
  },
];

export async function findSettings(database: Sql, trainerId: string): Promise<TrainerSettings | null> {
  const [found] = await database
    .select({ takesRequests, acceptsPrograms })
    .from(trainerSettings)
    .where(eq(personId, trainerId));
  return found ?? null;
}

/** Those of these trainers who take no new requests. */
export async function findPaused(database: Sql, trainerIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (trainerIds.length === 0) return new Set();
  const rows = await database
    .select({ personId })
    .from(trainerSettings)
    .where(and(inArray(personId, [...trainerIds]), eq(takesRequests, false)));
  return new Set(rows.map((row) => row.personId));
}

export async function putSettings(database: Sql, trainerId: string, set: TrainerSettings): Promise<void> {
  await database
    .insert(trainerSettings)
    .values({ personId: trainerId, ...set })
    .onConflictDoUpdate({ target: personId, set });
}
