import type { NewReport } from '@chalkline/contract/moderation/case.schema.ts';
import { type CaseLevel, moderationLimits } from '@chalkline/contract/moderation/moderation-kinds.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { tooManyRequests } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { holdUploads } from '../../uploads/holds.service.ts';
import { log } from './case-log.service.ts';
import { cannotReport } from './cases.errors.ts';
import { tellOfCase } from './cases.notify.service.ts';
import {
  countGrownReports,
  findOpenCase,
  findReportOf,
  findReports,
  insertCase,
  insertReport,
  updateCase,
} from './cases.repository.ts';
import { grownBefore, hides, levelFor, levelsOf, type Parties, type Staff } from './cases.rules.ts';
import type { CaseRecord } from './cases.table.ts';
import { countReportsOf } from './report-counts.repository.ts';
import { findStaff } from './staff.repository.ts';
import { type Reportable, seeReportable, setVisibility } from './subjects.service.ts';

/**
 * Reports something that the viewer sees. Reported again by the same person, it’s the report that there is. Throws 404,
 * and 422 `cannot_report` for one’s own.
 */
export async function reportThing(
  parts: Parts,
  viewer: Viewer,
  asked: NewReport,
): Promise<{ caseId: string }> {
  const { kind, reason, note } = asked;
  return parts.database.transaction(async (tx) => {
    const seen = await seeReportable(parts, tx.sql, viewer, asked);
    if (seen.aboutId === viewer.personId) throw cannotReport();
    const { subjectId, copy } = seen;
    await lock(tx, 'reports', `${kind}:${subjectId}`, 'exclusive');
    const earlier = await findReportOf(tx.sql, viewer.personId, kind, subjectId);
    if (earlier) return { caseId: earlier };
    await requireReportLeft(parts, tx, viewer.personId);
    const found = await openCase(parts, tx, viewer, kind, seen);
    const createdAt = parts.clock.now();
    await insertReport(tx.sql, {
      id: newId(createdAt.getTime()),
      caseId: found.id,
      kind,
      subjectId,
      reporterId: viewer.personId,
      reason,
      note,
      copy,
      createdAt,
    });
    await holdUploads(tx, seen.uploadIds, found.id);
    await hideWhereMany(parts, tx, found);
    return { caseId: found.id };
  });
}

/** Counted from the reports themselves, so that it holds over all processes. Throws 429 with Retry-After. */
async function requireReportLeft(parts: Parts, tx: Transaction, personId: string): Promise<void> {
  await lock(tx, 'reports of', personId, 'exclusive');
  const now = parts.clock.now().getTime();
  const { count, firstAt } = await countReportsOf(tx.sql, personId, new Date(now - day));
  if (count < moderationLimits.reportsADay) return;
  const freeAt = (firstAt?.getTime() ?? now) + day;
  throw tooManyRequests(Math.ceil((freeAt - now) / 1000));
}

/** The case that is open already, or a new one at the nearest level that can decide it. */
async function openCase(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  kind: NewReport['kind'],
  seen: Reportable,
): Promise<CaseRecord> {
  const { groupId, communityId, organizationId, subjectId, holderId, aboutId } = seen;
  const found = await findOpenCase(tx.sql, kind, subjectId);
  const staff = await findStaff(tx.sql, found ?? seen);
  const earlier = found ? await findReports(tx.sql, found.id) : [];
  const reporterIds = [viewer.personId, ...earlier.flatMap(({ reporterId }) => reporterId ?? [])];
  const parties = { aboutId, reporterIds };
  if (found) {
    const level = levelFor(found, staff, parties, found.level);
    if (level !== found.level) await moveUp(parts, tx, found, { level, why: 'involved', staff, parties });
    return found;
  }
  const level = levelFor(seen, staff, parties);
  const at = parts.clock.now();
  const row = {
    id: newId(at.getTime()),
    kind,
    subjectId,
    holderId,
    groupId,
    communityId,
    organizationId,
    aboutId,
    level,
    movedUp: level === levelsOf(seen)[0] ? null : ('involved' as const),
    state: 'open' as const,
    hiddenAt: null,
    version: 1,
    openedAt: at,
    levelAt: at,
    decidedAt: null,
  };
  await insertCase(tx.sql, row);
  await tellLevel(parts, tx, { ...row, happening: 'opened', staff, parties });
  return { ...row, number: 0 };
}

/** Enough reports of people who have been here for a while hide it until somebody decides. */
async function hideWhereMany(parts: Parts, tx: Transaction, found: CaseRecord): Promise<void> {
  if (!hides(found.kind) || found.hiddenAt !== null) return;
  const now = parts.clock.now();
  const counted = await countGrownReports(tx.sql, found.id, grownBefore(now));
  if (counted < moderationLimits.hidingReports) return;
  await setVisibility(parts, tx, found, 'hidden');
  await updateCase(tx.sql, found.id, { hiddenAt: now });
  await log(parts, tx, { caseId: found.id, action: 'auto_hide', actorId: null });
}

/** Hands a case to a higher level and tells those who look after it. */
export async function moveUp(
  parts: Parts,
  tx: Transaction,
  { id }: Pick<CaseRecord, 'id'>,
  to: {
    readonly level: CaseLevel;
    readonly why: 'late' | 'involved';
    readonly staff: Staff;
    readonly parties: Parties;
  },
): Promise<void> {
  const { level, why, staff, parties } = to;
  await updateCase(tx.sql, id, { level, movedUp: why, levelAt: parts.clock.now() });
  await log(parts, tx, { caseId: id, action: 'move_up', actorId: null, note: why });
  await tellLevel(parts, tx, { id, level, happening: 'moved_up', staff, parties });
}

async function tellLevel(
  parts: Parts,
  tx: Transaction,
  to: {
    readonly id: string;
    readonly level: CaseLevel;
    readonly happening: 'opened' | 'moved_up';
    readonly staff: Staff;
    readonly parties: Parties;
  },
): Promise<void> {
  const { id, level, happening, staff, parties } = to;
  await tellOfCase(parts, tx, happening, {
    caseId: id,
    turn: level,
    actorId: null,
    recipients: deciders(staff, level, parties),
  });
}

/** Those of a level who may decide. */
export function deciders(staff: Staff, level: CaseLevel, { aboutId, reporterIds }: Parties): string[] {
  return (staff[level] ?? []).filter((id) => id !== aboutId && !reporterIds.includes(id));
}
