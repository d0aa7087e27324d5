import { eq, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { knownDevices } from './known-devices.table.ts';

/** How many devices the person is known by. */
export function countDevices(db: Sql, personId: string): Promise<number> {
  return db.$count(knownDevices, eq(knownDevices.personId, personId));
}

/** Notes that it was used now. True when it was not known before; of two at once, for one. */
export async function keepDevice(
  db: Sql,
  personId: string,
  fingerprint: string,
  now: Date,
): Promise<boolean> {
  const [kept] = await db
    .insert(knownDevices)
    .values({ personId, fingerprint, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.personId, knownDevices.fingerprint],
      set: { lastUsedAt: now },
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  return kept?.isNew ?? false;
}
