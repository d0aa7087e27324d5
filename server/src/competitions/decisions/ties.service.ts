import type { TieOrder } from '@chalkline/contract/competitions/decisions.schema.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { enterCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { divisionNotFound } from '../divisions/divisions.errors.ts';
import { findDivision } from '../divisions/divisions.repository.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { writeTieOrder } from './ties.repository.ts';

/**
 * Breaks a tie by hand: entries named first rank first. Used if the competition breaks ties by hand. Throws 422 for an
 * entry of another division.
 */
export async function setTieOrder(
  parts: Parts,
  viewer: Viewer,
  { competitionId, divisionId }: { readonly competitionId: string; readonly divisionId: string },
  { entryIds }: TieOrder,
): Promise<TieOrder> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'adjustPoints');
    const division = isId(divisionId) ? await findDivision(tx.sql, competitionId, divisionId) : null;
    if (!division) throw divisionNotFound();
    await lock(tx, 'tie order', divisionId, 'exclusive');
    if (!entryIds.every(isId)) throw unknownEntry('body.entryIds');
    const found = await writeTieOrder(tx.sql, divisionId, entryIds);
    if (found < entryIds.length) throw unknownEntry('body.entryIds');
    const after = { divisionId, entryIds };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.ties_ordered', { after });
    await requestBoards(parts, tx, [divisionId]);
    return { entryIds };
  });
}
