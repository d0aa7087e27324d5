import type { AppealChange, AppealDecision } from '@chalkline/contract/competitions/appeal.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionInView } from '../competitions/competition-access.service.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { unknownPenalty } from '../decisions/decisions.errors.ts';
import { findPenalty } from '../decisions/penalties.repository.ts';
import { givePenalty, takePenaltyBack } from '../decisions/penalties.service.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { scoreConflict } from '../scores/scores.errors.ts';
import { appendScore, lockScore, restoreScore } from '../scores/scores.record.service.ts';
import { findHistory } from '../scores/scores.repository.ts';
import { findAthletes } from '../submissions/submissions.repository.ts';
import { appealClosed, appealNotFound, appealOpen, ownAppeal } from './appeals.errors.ts';
import { notifyAthletesOfAppeal } from './appeals.notify.service.ts';
import { takeAppeal, updateAppeal } from './appeals.repository.ts';
import { type AppealInView, showAppeal } from './appeals.service.ts';
import type { AppealRow } from './appeals.table.ts';

interface AppealParams {
  readonly competitionId: string;
  readonly appealId: string;
}

/**
 * Upholds or denies an appeal. What upholding it changes is a correction or the removal of a penalty like any other.
 * Throws 409 `score_conflict` if the score was corrected since the one who decides looked.
 */
export async function decideAppeal(
  parts: Parts,
  viewer: Viewer,
  params: AppealParams,
  { outcome, reason, change }: AppealDecision,
): Promise<AppealInView> {
  return parts.database.transaction(async (tx) => {
    const { row, seen, athletes } = await enterDecision(tx, viewer, params);
    if (row.state !== 'open') throw appealClosed();
    const changed = await apply(parts, tx, viewer, row, { change, reason });
    const decidedAt = parts.clock.now();
    const decided = { state: outcome, reason, decidedAt, decidedBy: viewer.personId, ...changed };
    await updateAppeal(tx.sql, row.id, decided);
    await auditEntry(parts, tx, viewer, {
      action: `appeal.${outcome}`,
      entryId: row.entryId,
      reason,
      after: { appealId: row.id, workoutId: row.workoutId, ...changed },
    });
    const news = { row, athletes, happening: outcome, reason, at: decidedAt } as const;
    await notifyAthletesOfAppeal(parts, tx, viewer, news);
    return showAppeal(tx.sql, seen, viewer, row.id);
  });
}

/**
 * Opens a decided appeal again: the score is as it was before, a removed penalty is given again. Throws 409
 * `score_conflict` if the score was corrected since.
 */
export async function undoAppealDecision(
  parts: Parts,
  viewer: Viewer,
  params: AppealParams,
  reason: string,
): Promise<AppealInView> {
  return parts.database.transaction(async (tx) => {
    const { row, seen, athletes } = await enterDecision(tx, viewer, params);
    if (row.state !== 'upheld' && row.state !== 'denied') throw appealOpen();
    const { competitionId, workoutId, entryId, scoreId, penaltyId } = row;
    if (scoreId !== null) {
      const history = await findHistory(tx.sql, workoutId, entryId);
      const recorded = history.find(({ id }) => id === scoreId);
      const before = history.find(({ id }) => id === recorded?.previousId);
      if (!before) throw scoreConflict();
      await restoreScore(parts, tx, viewer, before, { currentId: scoreId, reason });
    }
    const penalty = penaltyId === null ? null : await findPenalty(tx.sql, competitionId, penaltyId);
    if (penalty) {
      const { kind, amount, reason: why } = penalty;
      const again = { workoutId, entryId, kind, amount, reason: why, isToldElsewhere: true };
      await givePenalty(parts, tx, viewer, competitionId, again);
    }
    const nothing = { decidedAt: null, decidedBy: null, reason: '', scoreId: null, penaltyId: null };
    await updateAppeal(tx.sql, row.id, { state: 'open', ...nothing });
    await auditEntry(parts, tx, viewer, {
      action: 'appeal.reopened',
      entryId,
      reason,
      before: { appealId: row.id, workoutId, state: row.state, scoreId, penaltyId },
    });
    const at = parts.clock.now();
    await notifyAthletesOfAppeal(parts, tx, viewer, { row, athletes, happening: 'reopened', reason, at });
    return showAppeal(tx.sql, seen, viewer, row.id);
  });
}

interface Entered {
  readonly row: AppealRow;
  readonly seen: CompetitionInView;
  readonly athletes: readonly string[];
}

/** Locked for a decision by a manager or head judge who doesn't compete in the entry. */
async function enterDecision(
  tx: Transaction,
  viewer: Viewer,
  { competitionId, appealId }: AppealParams,
): Promise<Entered> {
  await lockScore(tx, competitionId, { submissionId: appealId, workoutId: competitionId });
  const seen = await seeCompetition(tx.sql, viewer, competitionId);
  if (!hasRight(seen, 'disqualify')) throw notAllowed();
  const row = isId(appealId) ? await takeAppeal(tx.sql, competitionId, appealId) : null;
  if (!row) throw appealNotFound();
  requireRight(seen, 'disqualify');
  const athletes = await findAthletes(tx.sql, row.entryId);
  if (athletes.includes(viewer.personId)) throw ownAppeal();
  return { row, seen, athletes };
}

interface Applied {
  readonly change: AppealChange | null;
  readonly reason: string;
}

async function apply(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, workoutId, entryId }: AppealRow,
  { change, reason }: Applied,
): Promise<Pick<AppealRow, 'scoreId' | 'penaltyId'>> {
  if (change?.kind === 'score') {
    const { kind: _kind, ...score } = change;
    const submissionId = crypto.randomUUID();
    const body = { submissionId, workoutId, entryId, ...score, reason: `Appeal: ${reason}`.slice(0, 500) };
    return { scoreId: (await appendScore(parts, tx, viewer, competitionId, body)).id, penaltyId: null };
  }
  if (change?.kind === 'penalty_withdrawal') {
    const { penaltyId } = change;
    const penalty = isId(penaltyId) ? await findPenalty(tx.sql, competitionId, penaltyId) : null;
    if (penalty?.workoutId !== workoutId || penalty.entryId !== entryId) throw unknownPenalty();
    const appealed = { competitionId, penaltyId, isToldElsewhere: true };
    await takePenaltyBack(parts, tx, viewer, appealed, reason.slice(0, 500));
    return { scoreId: null, penaltyId };
  }
  return { scoreId: null, penaltyId: null };
}
