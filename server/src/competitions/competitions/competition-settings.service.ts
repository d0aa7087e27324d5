import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { type CompetitionInView, enterCompetition } from './competition-access.service.ts';

/**
 * Loads a competition to change its settings. Changes run one at a time, so that a change that names the version it
 * started from is compared with the current one. Throws like `enterCompetition`.
 */
export async function enterSettings(
  tx: Transaction,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<CompetitionInView> {
  await lockInTurn(tx, [settingsLock(competitionId)]);
  return enterCompetition(tx, viewer, competitionId, 'edit');
}

/** Keeps the settings of a competition unchanged while they are read and used. */
export function settingsLock(competitionId: string) {
  return ['competition settings', competitionId, 'exclusive'] as const;
}
