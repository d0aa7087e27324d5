import { todayIn } from '@chalkline/contract/competitions/days.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { notifyStaff } from './staff.notify.service.ts';
import { deleteStaff, findStaffPast } from './staff.repository.ts';
import { holdStaff } from './staff.service.ts';

/** Removes people from the staff whose last day has passed. Safe to run at any time, and twice. */
export async function endStaff(
  parts: Parts,
  { competitionId }: { readonly competitionId: string },
): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await holdStaff(tx, competitionId);
    const found = await findCompetition(tx.sql, competitionId, null);
    if (!found) return;
    const today = todayIn(found.competition.zone, parts.clock.now());
    for (const { personId, role, until } of await findStaffPast(tx.sql, competitionId, today)) {
      await deleteStaff(tx.sql, competitionId, personId);
      await recordAudit(parts, tx, {
        actorId: null,
        action: 'competition.staff_removed',
        subjectKind: 'competition',
        subjectId: competitionId,
        before: { personId, role, until },
      });
      await notifyStaff(parts, tx, null, competitionId, { personId, role, happening: 'removed' });
    }
  });
}
