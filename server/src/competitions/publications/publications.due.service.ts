import { recordAudit } from '../../audit/audit.service.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { notifyOfResults } from './publications.notify.service.ts';
import { publishDueRows } from './publications.repository.ts';

/** Publishes the drafts whose moment has come. Safe to run at any time, and twice. */
export async function publishDue(
  parts: Parts,
  { competitionId }: { readonly competitionId: string },
): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'publications', competitionId, 'exclusive');
    const found = await findCompetition(tx.sql, competitionId, null);
    // Its boards stay as they were.
    if (found?.competition.state === 'canceled') return;
    const results = await publishDueRows(tx.sql, competitionId, parts.clock.now());
    if (results.length === 0) return;
    const divisionIds = [...new Set(results.map(({ divisionId }) => divisionId))];
    await recordAudit(parts, tx, {
      actorId: null,
      action: 'competition.results_published',
      subjectKind: 'competition',
      subjectId: competitionId,
      after: { divisionIds },
    });
    await notifyOfResults(parts, tx, null, results);
    await requestBoards(parts, tx, divisionIds);
  });
}
