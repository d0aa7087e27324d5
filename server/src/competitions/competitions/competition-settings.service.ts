import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { type CompetitionInView, enterCompetition } from './competition-access.service.ts';

/**
 * The competition for who changes what it is made of: one at a time, so that a change which says what it started
 * from is compared with what stands. Throws like `enterCompetition`.
 */
export async function enterSettings(
  tx: Transaction,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<CompetitionInView> {
  await lockInTurn(tx, [settingsLock(competitionId)]);
  return enterCompetition(tx, viewer, competitionId, 'edit');
}

/** What keeps the settings of a competition as they are, for who reads them to keep them. */
export function settingsLock(competitionId: string) {
  return ['competition settings', competitionId, 'exclusive'] as const;
}
