import type { GroupSeen } from '../../groups/groups/group-access.service.ts';
import type { MemberDecision } from '../../groups/members/member-decisions.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { log } from '../cases/case-log.service.ts';
import { tellOfCase } from '../cases/cases.notify.service.ts';
import { insertCase } from '../cases/cases.repository.ts';
import { levelFor } from '../cases/cases.rules.ts';
import { findStaff } from '../cases/staff.repository.ts';

/**
 * A ban or mute without a report, as a case that is decided from the beginning: so the appeal goes the way of all others
 * (decision 151).
 */
export async function recordMemberDecision(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  { communityId, organizationId }: GroupSeen,
  { groupId, personId, action, reason, note, until }: MemberDecision,
): Promise<void> {
  const place = { groupId, communityId, organizationId };
  const level = levelFor(place, await findStaff(tx.sql, place), { aboutId: personId, reporterIds: [] });
  const at = parts.clock.now();
  const caseId = newId(at.getTime());
  await insertCase(tx.sql, {
    ...place,
    id: caseId,
    kind: 'member',
    subjectId: personId,
    holderId: null,
    aboutId: personId,
    level,
    movedUp: null,
    state: 'decided',
    hiddenAt: null,
    version: 1,
    openedAt: at,
    levelAt: at,
    decidedAt: at,
  });
  await log(parts, tx, { caseId, action, actorId, reason, note, until });
  await tellOfCase(parts, tx, 'decided', { caseId, turn: '1', actorId, recipients: [personId] });
}
