import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { FoundChallenge } from './challenges.repository.ts';
import { spanOf, stageOf } from './challenges.rules.ts';
import { findUnkeptOf, isStandingKept, keepTakers } from './final-standings.repository.ts';

/** Keeps who took part and what they had, once the places are final. True: the standing is final and kept. */
export async function keepFinalStanding(parts: Parts, challenge: FoundChallenge): Promise<boolean> {
  const now = parts.clock.now();
  if (stageOf(challenge, now) !== 'final') return false;
  if (!(await isStandingKept(parts.database.sql, challenge.groupId))) {
    await parts.database.transaction((tx) => keepAt(tx, challenge, now));
  }
  return true;
}

/** Before somebody leaves challenges or is erased: those whose places are final already stay as they are. */
export async function keepFinalStandingsOf(parts: Parts, tx: Transaction, personId: string): Promise<void> {
  const now = parts.clock.now();
  const today = now.toISOString().slice(0, 10);
  for (const challenge of await findUnkeptOf(tx.sql, personId, today)) {
    if (stageOf(challenge, now) === 'final') await keepAt(tx, challenge, now);
  }
}

function keepAt(tx: Transaction, challenge: FoundChallenge, keptAt: Date): Promise<void> {
  return keepTakers(tx.sql, challenge, { finalAt: spanOf(challenge).finalAt, keptAt });
}
