import type { NewOrder } from '@chalkline/contract/competitions/order.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { settingsChanged } from '../competitions/competitions.errors.ts';
import { auditCompetition } from '../competitions/competitions.service.ts';
import { type Division, findDivisions, placeDivisions } from './divisions.repository.ts';

/** All divisions in a new order. Throws 409 when they stand in another one than was seen. */
export async function orderDivisions(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { from, to }: NewOrder,
): Promise<Division[]> {
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    const present = await findDivisions(tx.sql, competitionId);
    if (String(present.map(({ id }) => id)) !== String(from)) throw settingsChanged();
    await placeDivisions(tx.sql, to);
    const change = { before: { divisionIds: from }, after: { divisionIds: to } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.divisions_ordered', change);
    return findDivisions(tx.sql, competitionId);
  });
}
