import { reservedFor, type WaitingItem } from '@chalkline/contract/waiting-room.rules.ts';
import type { PoolRoom } from '../../checkout/orders/sellable.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Division, findDivisions } from '../divisions/divisions.repository.ts';
import { findSettings } from './registration-settings.repository.ts';
import { findOwnPlaces } from './registrations.repository.ts';
import { isShareOpen } from './team-shares.repository.ts';
import { countWaiting, isOffered } from './waiting-list.repository.ts';

/**
 * What places in a competition are counted by: those of a division, of the whole competition, the one place that a
 * person can have in a division, so that nobody pays for it twice, the one
 * that is offered to somebody who waited, and a share of a team.
 */
export const poolKeys = {
  division: (competitionId: string, divisionId: string) => `division:${competitionId}:${divisionId}`,
  competition: (competitionId: string) => `competition:${competitionId}`,
  athlete: (competitionId: string, divisionId: string, personId: string) =>
    `athlete:${competitionId}:${divisionId}:${personId}`,
  offered: (competitionId: string, waitingId: string) => `offered:${competitionId}:${waitingId}`,
  share: (competitionId: string, shareId: string) => `share:${competitionId}:${shareId}`,
} as const;

/**
 * How full pools are, without the places that orders hold. Places that are offered to people on the waiting list, or
 * will be, are taken.
 */
export async function registrationPools(
  tx: Pick<Transaction, 'sql'>,
  keys: readonly string[],
): Promise<PoolRoom[]> {
  const rooms: PoolRoom[] = [];
  const fields = new Map<string, CompetitionField>();
  for (const key of keys) {
    const [kind = '', competitionId = '', id = '', personId = ''] = key.split(':');
    if (kind === 'athlete') {
      const own = await findOwnPlaces(tx.sql, competitionId, personId);
      rooms.push({ key, capacity: 1, taken: own.filter(({ divisionId }) => divisionId === id).length });
      continue;
    }
    if (kind === 'offered') {
      rooms.push({ key, capacity: 1, taken: (await isOffered(tx.sql, id)) ? 0 : 1 });
      continue;
    }
    if (kind === 'share') {
      rooms.push({ key, capacity: 1, taken: (await isShareOpen(tx.sql, id)) ? 0 : 1 });
      continue;
    }
    const field = fields.get(competitionId) ?? (await readField(tx, competitionId));
    fields.set(competitionId, field);
    rooms.push({ key, ...roomIn(field, kind, id) });
  }
  return rooms;
}

/** What the pools of a competition are counted from. */
interface CompetitionField {
  readonly capacity: number | null;
  readonly divisions: readonly WaitingItem[];
}

async function readField(
  { sql }: Pick<Transaction, 'sql'>,
  competitionId: string,
): Promise<CompetitionField> {
  const waiting = await countWaiting(sql, competitionId);
  const divisions = await findDivisions(sql, competitionId);
  const settings = await findSettings(sql, competitionId);
  return {
    capacity: settings?.capacity ?? null,
    divisions: divisions.map((division) => waitingDivision(division, waiting, 0)),
  };
}

function roomIn({ capacity, divisions }: CompetitionField, kind: string, id: string): Omit<PoolRoom, 'key'> {
  if (kind === 'competition') {
    return { capacity, taken: divisions.reduce((sum, division) => sum + goneFrom(division), 0) };
  }
  const division = divisions.find((one) => one.id === id);
  return { capacity: division?.capacity ?? null, taken: division ? goneFrom(division) : 0 };
}

function goneFrom(division: WaitingItem): number {
  return division.taken + division.offered + reservedFor(division);
}

/** Those who wait: one, or so many of a division in a state. */
interface WaitingOnes {
  readonly divisionId: string;
  readonly state: string;
  readonly count?: number;
}

/** A division with how many places are taken, held, offered and waited for. */
function waitingDivision(
  { id, capacity, entryCount }: Pick<Division, 'id' | 'capacity' | 'entryCount'>,
  waiting: readonly WaitingOnes[],
  held: number,
): WaitingItem {
  const sums = { offered: 0, waiting: 0 };
  for (const { divisionId, state, count = 1 } of waiting) {
    if (divisionId === id) sums[state === 'offered' ? 'offered' : 'waiting'] += count;
  }
  return { id, capacity, taken: entryCount, held, ...sums };
}

/** The same of all divisions, with the places that orders hold by pool. */
export function waitingDivisions(
  competitionId: string,
  divisions: readonly Division[],
  waiting: readonly WaitingOnes[],
  held: ReadonlyMap<string, number>,
): WaitingItem[] {
  return divisions.map((division) => {
    const key = poolKeys.division(competitionId, division.id);
    return waitingDivision(division, waiting, held.get(key) ?? 0);
  });
}
