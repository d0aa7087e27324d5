import type { PoolRoom } from '../../checkout/orders/sellable.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findDivision } from '../divisions/divisions.repository.ts';
import { findSettings } from './registration-settings.repository.ts';
import { countPlaces, findOwnPlaces } from './registrations.repository.ts';

/**
 * What places in a competition are counted by: those of a division, of the whole competition, and the one place that a
 * person can have in a division, so that nobody pays for it twice.
 */
export const poolKeys = {
  division: (competitionId: string, divisionId: string) => `division:${competitionId}:${divisionId}`,
  competition: (competitionId: string) => `competition:${competitionId}`,
  athlete: (competitionId: string, divisionId: string, personId: string) =>
    `athlete:${competitionId}:${divisionId}:${personId}`,
} as const;

/** How full pools are, without the places that orders hold. */
export async function registrationPools(
  tx: Pick<Transaction, 'sql'>,
  keys: readonly string[],
): Promise<PoolRoom[]> {
  return Promise.all(keys.map((key) => poolRoom(tx, key)));
}

async function poolRoom(tx: Pick<Transaction, 'sql'>, key: string): Promise<PoolRoom> {
  const [kind = '', competitionId = '', divisionId = '', personId = ''] = key.split(':');
  if (kind === 'athlete') {
    const own = await findOwnPlaces(tx.sql, competitionId, personId);
    return { key, capacity: 1, taken: own.filter((entry) => entry.divisionId === divisionId).length };
  }
  if (kind === 'competition') {
    const capacity = (await findSettings(tx.sql, competitionId))?.capacity ?? null;
    return { key, capacity, taken: capacity === null ? 0 : await countPlaces(tx.sql, competitionId) };
  }
  const division = await findDivision(tx.sql, competitionId, divisionId);
  return { key, capacity: division?.capacity ?? null, taken: division?.entryCount ?? 0 };
}
