import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { wasOrdered } from '../../checkout/orders/orders.open.service.ts';
import { removePromoCodes } from '../../checkout/promo-codes/promo-codes.service.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { removeQuestions } from '../../waivers/questions/questions.remove.service.ts';
import { revokeCompetitionBoardEvents } from '../board-requests/boards.revoke.service.ts';
import { seeCompetitionAlone } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { competitionInUse, notADraft } from '../competitions/competitions.errors.ts';
import { deleteWithSetUp } from './draft-deletion.repository.ts';

/**
 * Deletes a draft that nobody registered for, with its set-up and the athletes that were added by hand. Throws 403, and
 * 409 for one that is public or has orders, scores or decisions.
 */
export function deleteDraft(parts: Parts, viewer: Viewer, competitionId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { role, competition } = await seeCompetitionAlone(tx, viewer, competitionId);
    if (role !== 'owner') throw notAllowed();
    const { state, name } = competition;
    if (state !== 'draft') throw notADraft(state);
    if (await wasOrdered(tx.sql, competitionId)) throw competitionInUse();
    await removePromoCodes(tx.sql, registrationKind, competitionId);
    await revokeCompetitionBoardEvents(parts, tx, competitionId);
    await deleteWithSetUp(tx.sql, competitionId);
    await removeQuestions(tx.sql, { subjectKind: 'competition', subjectId: competitionId });
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.deleted', { before: { name } });
    return null;
  });
}
