import type { StaffTask } from '@chalkline/contract/competitions/staff.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type CompetitionInView,
  enterCompetition,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { lastOwner, staffNotFound } from './staff.errors.ts';
import { notifyStaff } from './staff.notify.service.ts';
import {
  countOwners,
  deleteStaff,
  findStaff,
  findStaffMember,
  type StaffMember,
  updateStaffTask,
} from './staff.repository.ts';
import { endAfter, requireFuture } from './staff.until.service.ts';

export async function listStaff(parts: Parts, viewer: Viewer, competitionId: string): Promise<StaffMember[]> {
  const seen = await seeCompetition(parts.database.sql, viewer, competitionId);
  requireRight(seen, 'seeInside');
  return findStaff(parts.database.sql, competitionId);
}

/** Throws 409 `last_owner` when nobody would be left to decide, 422 `staff_end_passed`. */
export async function changeStaff(
  parts: Parts,
  viewer: Viewer,
  { competitionId, personId }: { readonly competitionId: string; readonly personId: string },
  task: StaffTask,
): Promise<StaffMember> {
  const { role, until } = task;
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterStaff(tx, viewer, competitionId);
    const before = await memberOf(tx, competitionId, personId);
    requireFuture(parts, competition, until);
    await endAfter(parts, tx, competition, until);
    await updateStaffTask(tx.sql, competitionId, personId, task);
    await keepAnOwner(tx, competitionId);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.staff_changed', {
      before: { personId, role: before.role, until: before.until },
      after: { personId, role, until },
    });
    if (role !== before.role) {
      await notifyStaff(parts, tx, viewer, competitionId, { personId, role, happening: 'role_changed' });
    }
    return memberOf(tx, competitionId, personId);
  });
}

/** Owners may end anybody's part, everybody their own. Throws 409 `last_owner`. */
export async function removeStaff(
  parts: Parts,
  viewer: Viewer,
  { competitionId, personId }: { readonly competitionId: string; readonly personId: string },
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const right = personId === viewer.personId ? 'seeInside' : 'manageStaff';
    await enterStaff(tx, viewer, competitionId, right);
    const before = await memberOf(tx, competitionId, personId);
    await deleteStaff(tx.sql, competitionId, personId);
    await keepAnOwner(tx, competitionId);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.staff_removed', {
      before: { personId, role: before.role },
    });
    const { role } = before;
    await notifyStaff(parts, tx, viewer, competitionId, { personId, role, happening: 'removed' });
    return null;
  });
}

/** One change of the staff at a time, or two owners could each make the other the last one to leave. */
export async function enterStaff(
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
  right: 'manageStaff' | 'seeInside' = 'manageStaff',
): Promise<CompetitionInView> {
  await holdStaff(tx, competitionId);
  return enterCompetition(tx, viewer, competitionId, right);
}

/** Nobody else changes the staff until the transaction ends. */
export function holdStaff(tx: Transaction, competitionId: string): Promise<void> {
  return lock(tx, 'competition staff', competitionId, 'exclusive');
}

async function keepAnOwner(tx: Transaction, competitionId: string): Promise<void> {
  if ((await countOwners(tx.sql, competitionId)) === 0) throw lastOwner();
}

/** Throws 404 for who does not run it. */
export async function memberOf(
  tx: Transaction,
  competitionId: string,
  personId: string,
): Promise<StaffMember> {
  const found = isId(personId) ? await findStaffMember(tx.sql, competitionId, personId) : null;
  if (!found) throw staffNotFound();
  return found;
}
