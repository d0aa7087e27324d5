import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { type Division, findDivisions } from './divisions.repository.ts';

/** In the competition's order. Throws 404. */
export async function listDivisions(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<Division[]> {
  await seeCompetition(parts.database.sql, viewer, competitionId);
  return findDivisions(parts.database.sql, competitionId);
}
