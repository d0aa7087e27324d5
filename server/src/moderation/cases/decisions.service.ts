import type { AppealDecision, NewDecision } from '@chalkline/contract/moderation/case.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { type CaseSeen, enterCase } from './case-access.service.ts';
import { log } from './case-log.service.ts';
import { appealOver, caseChanged, decisionUnavailable } from './cases.errors.ts';
import { tellOfCase } from './cases.notify.service.ts';
import {
  findAppeal,
  findOpenCase,
  findReports,
  insertAppeal,
  updateAppeal,
  updateCase,
} from './cases.repository.ts';
import { appealEnd, decisionsFor, hasEffect, isOver, levelFor } from './cases.rules.ts';
import type { CaseRecord } from './cases.table.ts';
import { carryOut, takeBack } from './effects.service.ts';
import { deciders } from './reports.service.ts';
import { findStaff, isMemberOf } from './staff.repository.ts';

/** What can be decided in an open case at this moment. */
export async function offeredDecisions(tx: Pick<Transaction, 'sql'>, found: CaseRecord) {
  const { kind, level, aboutId, groupId } = found;
  const isMember = aboutId !== null && groupId !== null && (await isMemberOf(tx.sql, groupId, aboutId));
  return decisionsFor({ kind, level, hasAuthor: aboutId !== null, isMember });
}

/** Decides an open case. Throws 404, 403, 409 where somebody was faster, and 422 `decision_unavailable`. */
export function decideCase(
  parts: Parts,
  viewer: Viewer,
  caseId: string,
  { decision, reason, note, days, version }: NewDecision,
): Promise<void> {
  return parts.database.transaction(async (tx) => {
    const { row } = await enterCase(tx, viewer, caseId, ({ found }) => found.handles);
    if (row.state !== 'open' || row.version !== version) throw caseChanged();
    if (!(await offeredDecisions(tx, row)).includes(decision)) throw decisionUnavailable();
    const words = note || reason.replace('_', ' ');
    const until = await carryOut(parts, tx, viewer, row, { decision, days, reason: words });
    const now = parts.clock.now();
    const hiddenAt = decision === 'dismiss' ? null : (row.hiddenAt ?? now);
    await updateCase(tx.sql, caseId, { state: 'decided', decidedAt: now, hiddenAt });
    await log(parts, tx, { caseId, action: decision, actorId: viewer.personId, reason, note, until });
    const turn = String(row.version);
    const told = { caseId, turn, actorId: viewer.personId };
    const author = row.aboutId && hasEffect(decision) ? [row.aboutId] : [];
    await tellOfCase(parts, tx, 'decided', { ...told, recipients: author });
    const reports = await findReports(tx.sql, caseId);
    const recipients = reports.flatMap(({ reporterId }) => reporterId ?? []);
    await tellOfCase(parts, tx, 'outcome', { ...told, recipients });
  });
}

/** Takes the decision back and opens the case again. Throws 404, 403 and 409. */
export function undoDecision(
  parts: Parts,
  viewer: Viewer,
  caseId: string,
  { version }: { readonly version: number },
): Promise<void> {
  return parts.database.transaction(async (tx) => {
    const seen = await enterCase(tx, viewer, caseId, ({ found }) => found.handles);
    const { row, decision } = seen;
    if (!mayUndo(seen) || !decision || row.version !== version) throw caseChanged();
    if (await findOpenCase(tx.sql, row.kind, row.subjectId)) throw caseChanged();
    await takeBack(parts, tx, viewer, row, decision);
    const levelAt = parts.clock.now();
    await updateCase(tx.sql, caseId, { state: 'open', decidedAt: null, hiddenAt: null, levelAt });
    await log(parts, tx, { caseId, action: 'undo', actorId: viewer.personId });
    if (row.aboutId === null || !hasEffect(decision.action)) return;
    await tellOfCase(parts, tx, 'undone', {
      caseId,
      turn: String(row.version),
      actorId: viewer.personId,
      recipients: [row.aboutId],
    });
  });
}

/** A decision that was appealed is another’s to change. Bans and mutes without a report end in the member list. */
export function mayUndo({ found, decision }: CaseSeen): boolean {
  return found.kind !== 'member' && found.handles && decision !== null && found.appealState === null;
}

/** Whether its author can appeal at this moment: once, and for 20 days. */
export function mayAppeal(parts: Pick<Parts, 'clock'>, { found, as, decision }: CaseSeen): boolean {
  if (as !== 'author' || decision === null || found.appealState !== null) return false;
  if (isOverNow(parts, { found, decision })) return false;
  return hasEffect(decision.action) && parts.clock.now() <= appealEnd(decision);
}

/** Whether a ban or mute without a report ended or was lifted since: there is nothing left to appeal. */
export function isOverNow(
  { clock }: Pick<Parts, 'clock'>,
  { found, decision }: Pick<CaseSeen, 'found' | 'decision'>,
): boolean {
  if (found.kind !== 'member' || decision === null) return false;
  return isOver(decision, found.standing, clock.now());
}

/** Asks another person to decide. Throws 404 and 409 `appeal_over`. */
export function appealCase(
  parts: Parts,
  viewer: Viewer,
  caseId: string,
  { text }: { readonly text: string },
): Promise<void> {
  return parts.database.transaction(async (tx) => {
    const seen = await enterCase(tx, viewer, caseId, ({ as }) => as === 'author');
    const { row, decision } = seen;
    if (decision === null || !mayAppeal(parts, seen)) throw appealOver();
    const reports = await findReports(tx.sql, caseId);
    const deciderId = decision.actorId;
    const excluded = [...reports.map(({ reporterId }) => reporterId), deciderId].flatMap((id) => id ?? []);
    const parties = { aboutId: row.aboutId, reporterIds: excluded };
    const staff = await findStaff(tx.sql, row);
    const level = levelFor(row, staff, parties, row.level);
    await insertAppeal(tx.sql, {
      caseId,
      personId: viewer.personId,
      deciderId,
      level,
      text,
      state: 'open',
      note: '',
      createdAt: parts.clock.now(),
      decidedAt: null,
    });
    await updateCase(tx.sql, caseId, {});
    await log(parts, tx, { caseId, action: 'appeal', actorId: viewer.personId });
    const recipients = deciders(staff, level, parties);
    await tellOfCase(parts, tx, 'appealed', { caseId, turn: '1', actorId: viewer.personId, recipients });
  });
}

/** Grants or refuses an appeal; that ends it. Throws 404, 403 for the one who decided before, and 409. */
export function decideAppeal(
  parts: Parts,
  viewer: Viewer,
  caseId: string,
  { granted, note, version }: AppealDecision,
): Promise<void> {
  return parts.database.transaction(async (tx) => {
    const { row, decision } = await enterCase(tx, viewer, caseId, ({ found }) => found.decidesAppeal);
    const appeal = await findAppeal(tx.sql, caseId);
    if (appeal?.state !== 'open' || decision === null || row.version !== version) throw caseChanged();
    if (granted) await takeBack(parts, tx, viewer, row, decision);
    const state = granted ? 'granted' : 'refused';
    await updateAppeal(tx.sql, caseId, { state, note, decidedAt: parts.clock.now() });
    await updateCase(tx.sql, caseId, granted ? { hiddenAt: null } : {});
    const action = granted ? 'grant_appeal' : 'refuse_appeal';
    await log(parts, tx, { caseId, action, actorId: viewer.personId, note });
    const recipients = row.aboutId ? [row.aboutId] : [];
    await tellOfCase(parts, tx, 'appeal', { caseId, turn: '1', actorId: viewer.personId, recipients });
  });
}
